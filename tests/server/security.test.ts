import type { AddressInfo } from "node:net";
import express from "express";
import { expect, test } from "vitest";
import { noStore, onlyWhenAsked } from "~/server/security";

/** Asks a server whose one page counts how often it was made. */
async function ask(init: RequestInit): Promise<{ status: number; made: number; cache: string | null }> {
  let made = 0;
  const app = express();
  app.use(noStore, onlyWhenAsked).all("*", (_req, res) => {
    made += 1;
    res.send("what somebody wrote");
  });
  const server = app.listen(0);
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://localhost:${port}/loops/one`, init);
  await answer.arrayBuffer();
  await new Promise((closed) => server.close(closed));
  return { status: answer.status, made, cache: answer.headers.get("Cache-Control") };
}

test.each([
  ["Sec-Purpose", "prefetch"],
  ["Sec-Purpose", "prefetch;prerender"],
  ["Purpose", "prefetch"],
  ["X-Moz", "prefetch"],
])("a page is not made for a browser that fetches ahead: %s: %s (R1)", async (name, value) => {
  expect(await ask({ headers: { [name]: value } })).toEqual({ status: 503, made: 0, cache: "no-store" });
});

test("a page is not made for its head alone (R1)", async () => {
  expect(await ask({ method: "HEAD" })).toEqual({ status: 200, made: 0, cache: "no-store" });
});

test("a page is made for somebody who asks", async () => {
  expect(await ask({})).toEqual({ status: 200, made: 1, cache: "no-store" });
  expect(await ask({ method: "POST" })).toMatchObject({ made: 1 });
});
