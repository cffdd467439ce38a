import { createServer, type Server } from "node:http";
import type { Express } from "express";
import { answerUnreadable } from "./unreadable.ts";

const DRAIN_LIMIT = 5_000;

/** Listens, or throws one sentence for the operator that names the setting to change. */
export function listen(app: Express, host: string, port: number): Promise<Server> {
  const server = answerUnreadable(createServer(app));
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => reject(new Error(obstacle(error, host, port))));
    server.listen(port, host, () => resolve(server));
  });
}

/** Stops accepting, lets the requests in flight finish, and cuts what has not finished after five seconds. */
export function drain(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const limit = setTimeout(() => server.closeAllConnections(), DRAIN_LIMIT);
    server.close(() => {
      clearTimeout(limit);
      resolve();
    });
    server.closeIdleConnections();
  });
}

function obstacle(error: NodeJS.ErrnoException, host: string, port: number): string {
  if (error.code === "EADDRINUSE")
    return `Port ${port} is in use. Set PORT to another one, as in: PORT=3001 npm start`;
  if (error.code === "EACCES") return `Port ${port} is reserved for the system. Set PORT to one above 1023.`;
  if (error.code === "EADDRNOTAVAIL")
    return `This machine has no address ${host}. Set HOST to one that it has.`;
  return `Listening on ${host}:${port} failed (${error.code}). Check HOST and PORT.`;
}
