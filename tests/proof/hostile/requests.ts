import type { Attempt } from "../matrix/attempts";
import { bodyOf } from "../matrix/door";
import { dataOf, type Header, type Saying, say } from "./say";

/** An act that the rules allow to who sends it, wherever somebody is allowed it: as a page and as data, in this way. */
export const sentAs = (
  { path, fields, cookie }: Attempt,
  method: string,
  headers: readonly Header[],
): readonly Saying[] =>
  [path, dataOf(path)].map((address) => ({
    ...{ method, path: address, body: bodyOf(fields).toString() },
    headers: [...headers, ...(cookie ? [["Cookie", cookie] as const] : [])],
  }));

/** Sends each; answers those that were not answered with this status. */
export async function notAnswered(
  status: number,
  url: string,
  all: readonly Saying[],
): Promise<readonly string[]> {
  const wrong: string[] = [];
  for (const one of all) {
    const heard = await say(url, one);
    if (heard.status !== status)
      wrong.push(`${one.method} ${one.path} ${JSON.stringify(one.headers)}: ${heard.status}`);
  }
  return wrong;
}
