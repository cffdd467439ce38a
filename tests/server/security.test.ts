import type { AddressInfo } from "node:net";
import express, { type Request, type RequestHandler, type Response } from "express";
import { expect, test } from "vitest";
import { noStore, onlyByOwnName, onlyOurMethods, onlyWhenAsked, sameOrigin } from "~/server/security";

/** What this guard says to a request: the status of its refusal, or 200 for let through. */
function said(guard: RequestHandler, request: Partial<Request> & { readonly given?: Given }): number {
  let status = 200;
  const { given = {}, ...rest } = request;
  const res = {} as Response;
  Object.assign(res, {
    status: (code: number) => {
      status = code;
      return res;
    },
    ...{ type: () => res, set: () => res, send: () => res, end: () => res },
  });
  const app = { get: () => () => false };
  const asked = {
    method: "POST",
    protocol: "http",
    socket: {},
    app,
    get: (name: string) => given[name],
    ...rest,
  };
  guard(asked as unknown as Request, res, () => {});
  return status;
}

type Given = Readonly<Record<string, string>>;

test.each([
  ["http://localhost:3000", "localhost:3000", 200],
  ["http://plumbline.example", "plumbline.example:80", 200],
  ["http://LOCALHOST:3000", "localhost:3000", 200],
  ["https://localhost:3000", "localhost:3000", 403],
  ["http://localhost:3001", "localhost:3000", 403],
  ["http://localhost.evil.test:3000", "localhost:3000", 403],
  ["null", "localhost:3000", 403],
  ["http://localhost:3000, http://evil.test", "localhost:3000", 403],
  ["http://localhost:3000", "no host at all", 403],
])("a form from %s to %s is answered %i", (origin, host, status) => {
  expect(said(sameOrigin as RequestHandler, { given: { Origin: origin, Host: host } })).toBe(status);
});

test.each([
  ["localhost", 200],
  ["LOCALHOST", 200],
  ["team.localhost", 200],
  ["127.0.0.1", 200],
  ["127.8.9.10", 200],
  ["[::1]", 200],
  ["evil.test", 421],
  ["localhost.evil.test", 421],
  ["127.0.0.1.evil.test", 421],
  ["evillocalhost", 421],
  ["", 421],
])("on loopback, the name %j is answered %i (A1)", (hostname, status) => {
  expect(said(onlyByOwnName as RequestHandler, { hostname })).toBe(status);
});

test.each([
  ["GET", 200],
  ["HEAD", 200],
  ["POST", 200],
  ["PUT", 405],
  ["OPTIONS", 405],
  ["TRACE", 405],
])("the method %s is answered %i", (method, status) => {
  expect(said(onlyOurMethods as RequestHandler, { method })).toBe(status);
});

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
