import { type Server, type ServerResponse, STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";

/** So long the rest of an unreadable request is heard out, in milliseconds. */
const HEAR_OUT = 2_000;

const STATUS: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/**
 * Lets a server answer what is no request that can be read, and hear the rest of it out for a moment: if the connection
 * were closed while more is coming, the other side would be told of a reset and never see the answer.
 */
export function answerUnreadable(server: Server): Server {
  const latest = new WeakMap<Duplex, ServerResponse>();
  return server
    .on("request", (request, response) => latest.set(request.socket, response))
    .on("clientError", (error: NodeJS.ErrnoException, socket) => {
      // What comes after the answer is unreadable too, and said so again.
      if (socket.writableEnded) return;
      const response = latest.get(socket);
      const isAnswering = response?.headersSent === true && !response.writableFinished;
      if (!socket.writable || isAnswering || error.code === "ECONNRESET") socket.destroy();
      else answer(socket, STATUS[error.code ?? ""] ?? 400);
    });
}

function answer(socket: Duplex, status: number): void {
  const text = `This request could not be read (${status}).\n`;
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    "Connection: close",
    "Content-Type: text/plain; charset=utf-8",
    `Content-Length: ${Buffer.byteLength(text)}`,
  ];
  socket.end(`${head.join("\r\n")}\r\n\r\n${text}`);
  const limit = setTimeout(() => socket.destroy(), HEAR_OUT);
  socket.once("close", () => clearTimeout(limit));
}
