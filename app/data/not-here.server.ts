import { isId } from "~/domain/id";

/**
 * Answers 404: the thing isn't there, or isn't this viewer's to know of. The two are one answer (S8), so nobody
 * can tell them apart by status, body or headers.
 */
export function notHere(): never {
  throw new Response("Not here", { status: 404 });
}

/** An id from a URL; anything that can't be one is not here. */
export const idFrom = (param: string | undefined): string => (param && isId(param) ? param : notHere());
