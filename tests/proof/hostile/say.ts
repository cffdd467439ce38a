import http from "node:http";

/** A header and its value; the same name may come twice. */
export type Header = readonly [name: string, value: string];

/** A request, header by header, as no browser and no library would send it. */
export interface Saying {
  readonly method: string;
  readonly path: string;
  readonly headers?: readonly Header[];
  readonly body?: string;
}

export interface Heard {
  readonly status: number;
  readonly headers: http.IncomingHttpHeaders;
  readonly body: string;
}

const FORM = "application/x-www-form-urlencoded";

/** Sends it. Only what the protocol needs is added: a Host, a length, a type, and that the connection ends. */
export function say(url: string, { method, path, headers = [], body }: Saying): Promise<Heard> {
  const has = (name: string) => headers.some(([one]) => one.toLowerCase() === name);
  const sent: readonly Header[] = [
    ...(has("host") ? [] : [["Host", new URL(url).host] as const]),
    ["Connection", "close"],
    ...(body === undefined ? [] : [["Content-Length", String(Buffer.byteLength(body))] as const]),
    ...(body === undefined || has("content-type") ? [] : [["Content-Type", FORM] as const]),
    ...headers,
  ];
  return new Promise((resolve, reject) => {
    const request = http.request(url + path, { method, headers: sent.flat() });
    request.once("error", reject);
    request.once("response", (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.once("error", reject);
      response.once("end", () =>
        resolve({
          ...{ status: response.statusCode ?? 0, headers: response.headers },
          body: Buffer.concat(chunks).toString("utf8"),
        }),
      );
    });
    request.end(body);
  });
}

/** The address at which a page's data, or an action's answer alone, is asked for. */
export function dataOf(path: string): string {
  const [page = "", query] = path.split("?");
  return `${page === "/" ? "/_root" : page}.data${query ? `?${query}` : ""}`;
}
