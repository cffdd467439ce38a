import pino from "pino";

/**
 * The process's log, one JSON object a line. It never gets names, texts, votes, query strings or messages of
 * errors that may repeat them (S2): route patterns, codes, instants and ids only.
 */
export const log = pino({
  level: process.env.PLUMBLINE_LOG ?? "info",
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
});

/** A plain line for the person at the console. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
