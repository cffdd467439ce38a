import http from "node:http";
import type { Header } from "../hostile/say";

/** A reader's stream of events, as it arrives. */
export interface Stream {
  readonly status: number;
  readonly to: string | null;
  /** All that came so far. */
  text(): string;
  /** Waits for so many events in all; answers the mark of the latest. Rejects after three seconds. */
  events(count: number): Promise<number>;
  /** Resolves when the server ends the stream. */
  readonly ended: Promise<void>;
  close(): void;
}

const PATIENCE = 3_000;

/** Opens a stream as a browser's EventSource does. */
export function openStream(url: string, path: string, headers: readonly Header[]): Promise<Stream> {
  return new Promise((resolve, reject) => {
    const asked = [["Accept", "text/event-stream"], ["Host", new URL(url).host], ...headers];
    const request = http.request(url + path, { headers: asked.flat() });
    request.once("error", reject);
    request.once("response", (response) => {
      let text = "";
      const marks = () => [...text.matchAll(/^id: (\d+)$/gm)].map(([, mark]) => Number(mark));
      response.setEncoding("utf8");
      response.on("data", (chunk: string) => {
        text += chunk;
      });
      response.on("error", () => {});
      const events = (count: number) =>
        new Promise<number>((found, late) => {
          const timer = setTimeout(
            () => late(new Error(`${marks().length} of ${count} events in time.`)),
            PATIENCE,
          );
          const look = () => {
            if (marks().length < count) return;
            clearTimeout(timer);
            response.off("data", look);
            found(marks()[count - 1] ?? 0);
          };
          response.on("data", look);
          look();
        });
      resolve({
        ...{ status: response.statusCode ?? 0, to: response.headers.location ?? null, events },
        text: () => text,
        ended: new Promise((end) => response.once("close", end)),
        close: () => request.destroy(),
      });
    });
    request.end();
  });
}
