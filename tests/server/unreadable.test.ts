import { createServer, type RequestListener, type Server } from "node:http";
import net, { type AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { answerUnreadable } from "~/server/unreadable";

let server: Server;
afterEach(() => server.close().closeAllConnections());

const HELLO: RequestListener = (_, response) => response.end("read");

async function serve(respond = HELLO): Promise<number> {
  server = answerUnreadable(createServer(respond));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return (server.address() as AddressInfo).port;
}

/** Sends the parts, and the last once something is heard; answers what came back and how the connection ended. */
const exchange = (
  port: number,
  parts: readonly string[],
  then?: string,
): Promise<{ heard: string; ended: string }> =>
  new Promise((resolve) => {
    const socket = net.connect(port, "127.0.0.1");
    let heard = "";
    socket.on("data", (chunk) => {
      heard += chunk.toString();
    });
    if (then !== undefined) socket.once("data", () => socket.write(then));
    socket.once("error", (error: NodeJS.ErrnoException) => resolve({ heard, ended: error.code ?? "error" }));
    socket.once("end", () => resolve({ heard, ended: "by the server" }));
    for (const part of parts) socket.write(part);
  });

test("headers that are too long are answered before the connection ends, every time", async () => {
  const port = await serve();
  const long = ["GET / HTTP/1.1\r\nHost: here\r\n", `X-Long: ${"x".repeat(400_000)}\r\n`, "\r\n"];
  const answers = await Promise.all(Array.from({ length: 50 }, () => exchange(port, long)));
  for (const { heard, ended } of answers) {
    expect(ended).toBe("by the server");
    expect(heard).toMatch(/^HTTP\/1\.1 431 Request Header Fields Too Large\r\n/);
    expect(heard).toMatch(/This request could not be read \(431\)\.\n$/);
  }
});

test("what is no request is answered once, and says nothing of what was sent", async () => {
  const { heard, ended } = await exchange(await serve(), ["plumage", " plumage\r\n\r\n", "plumage\r\n\r\n"]);
  expect([ended, heard.match(/HTTP\/1\.1/g)?.length]).toEqual(["by the server", 1]);
  expect(heard).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
  expect(heard).not.toContain("plumage");
});

test("an answer that is under way is never mixed with another", async () => {
  const port = await serve((_, response) => response.writeHead(200).write("half"));
  const { heard } = await exchange(port, ["GET / HTTP/1.1\r\nHost: here\r\n\r\n"], "plumage\r\n\r\n");
  expect(heard).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
  expect(heard.match(/HTTP\/1\.1/g)).toHaveLength(1);
});
