import http from "node:http";

/** One request, as it is sent to both worlds. */
export interface Asking {
  readonly method: "GET" | "HEAD" | "POST";
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** What it stands for in the count of what was tried. */
  readonly kind: string;
  /** The route's pattern. */
  readonly route: string;
}

/** All that came back, byte for byte; headers as they were sent, in their order. */
export interface Answer {
  readonly status: number;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: Buffer;
}

// The same name for both, so that their ports differ nowhere, and one that means this machine.
const HOST = "plumbline.localhost";

/** Asks one server at a time through one connection, so that it does everything in the order of the questions. */
export class Asker {
  readonly #agent = new http.Agent({ keepAlive: true, maxSockets: 1 });

  constructor(readonly url: string) {}

  ask({ method, path, headers = {}, body }: Asking, cookie: string | null): Promise<Answer> {
    const sent = {
      ...{ host: HOST, origin: `http://${HOST}`, accept: "*/*" },
      ...(cookie === null ? {} : { cookie }),
      ...(body === undefined
        ? {}
        : {
            "content-type": "application/x-www-form-urlencoded",
            "content-length": String(Buffer.byteLength(body)),
          }),
      ...headers,
    };
    return new Promise((resolve, reject) => {
      const request = http.request(this.url + path, { method, headers: sent, agent: this.#agent });
      request.once("error", reject);
      request.once("response", (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.once("error", reject);
        response.once("end", () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: pairs(response.rawHeaders),
            body: Buffer.concat(chunks),
          }),
        );
      });
      request.end(body);
    });
  }

  close(): void {
    this.#agent.destroy();
  }
}

const pairs = (raw: readonly string[]): readonly (readonly [string, string])[] =>
  raw.flatMap((name, index) => (index % 2 === 0 ? [[name, raw[index + 1] ?? ""] as const] : []));
