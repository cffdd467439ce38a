// Codes of Prisma and of the socket below it: not reached, closed, no free connection, not begun in time.
const CODES = new Set([
  ...["P1001", "P1002", "P1008", "P1017", "P2024", "P2028", "P2037"],
  ...["ECONNREFUSED", "ECONNRESET", "ENOENT", "EPIPE", "ETIMEDOUT"],
]);
// The same in the words of the driver's adapter.
const KINDS = new Set(["DatabaseNotReachable", "ConnectionClosed", "SocketTimeout", "TooManyConnections"]);
// SQLSTATE classes of PostgreSQL: connection, resources (a full disk is 53100), shut down or not up yet, canceled; and
// a lock that somebody else holds for too long.
const STATES = /^(08|53|57|55P03)/;
// A connection that was lost in the middle of a transaction has no code of its own.
const LOST =
  /connection terminated|connection error and is not queryable|client was closed|timeout exceeded when trying to connect/i;

type Cause = { readonly kind?: unknown; readonly originalCode?: unknown };
type Failure = Error & {
  readonly code?: unknown;
  readonly meta?: { driverAdapterError?: { cause?: Cause } };
};

/** The database takes what it is asked and does not answer. */
export class DatabaseSilent extends Error {}

/**
 * Whether the database could not be asked, or had no room or time to answer: nothing is wrong with what was asked,
 * and asking again later may do. What was lost at its very end may have been kept all the same.
 */
export function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof DatabaseSilent) return true;
  const { code, meta, message } = error as Failure;
  // At the end of a transaction the adapter's own error comes through as it is.
  const { kind, originalCode } = (meta?.driverAdapterError ?? (error as { cause?: Cause })).cause ?? {};
  return (
    CODES.has(String(code)) ||
    KINDS.has(String(kind)) ||
    STATES.test(String(originalCode)) ||
    LOST.test(message)
  );
}
