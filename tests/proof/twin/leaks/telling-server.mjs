// A server that tells a figure about what is sealed: in a header, in the length of an answer, or in its log.
import http from "node:http";

const { TWIN_LEAK, TWIN_FIGURE } = process.env;
const figure = Number(TWIN_FIGURE);
const { writeHead } = http.ServerResponse.prototype;

const telling = {
  etag: (response) => response.setHeader("ETag", `W/"${figure}"`),
  length: (response) => response.setHeader("Server-Timing", "x".repeat(1 + (figure % 61))),
  log: () => process.stdout.write(`${JSON.stringify({ level: 30, characters: figure, msg: "read" })}\n`),
};

http.ServerResponse.prototype.writeHead = function tell(...given) {
  telling[TWIN_LEAK]?.(this);
  return writeHead.apply(this, given);
};
