import { afterAll, beforeAll, expect, test } from "vitest";
import { type InterviewScene, interviewScene } from "../../support/interviews";
import { type App, startApp } from "../../support/running";
import type { Header } from "./say";
import { cookieOf, isIn, openSession, submit } from "./visitor";

const SECURE = "__Host-plumbline_session";

let app: App;
let scene: InterviewScene;
let https: readonly Header[];

beforeAll(async () => {
  app = await startApp({ env: { PLUMBLINE_TRUST_PROXY: "1" } });
  scene = await interviewScene(app.owner, Date.now());
  await app.owner.query("UPDATE organisation SET demo = true");
  https = [
    ["X-Forwarded-Proto", "https"],
    ["X-Forwarded-Host", "plumbline.example"],
    ["Origin", "https://plumbline.example"],
  ];
});
afterAll(() => app?.stop());

const enter = (headers: readonly Header[]) =>
  submit(app.url, "/sign-in", { intent: "demo", personId: scene.people.amara }, headers);
const leave = (headers: readonly Header[]) => submit(app.url, "/sign-out", {}, headers);

test.each(["in", "out"])(
  "signing %s over http sets one cookie, out of reach of scripts and other sites",
  async (way) => {
    const { setCookies } = await (way === "in" ? enter([]) : leave([]));
    expect(setCookies).toHaveLength(1);
    const [pair, ...flags] = (setCookies[0] ?? "").split("; ");
    expect(pair).toMatch(/^plumbline_session=/);
    expect(flags.sort()).toEqual([
      "HttpOnly",
      `Max-Age=${way === "in" ? 604_800 : 0}`,
      "Path=/",
      "SameSite=Lax",
    ]);
  },
);

test.each(["in", "out"])("signing %s over https binds the cookie to this host and to https", async (way) => {
  const { setCookies } = await (way === "in" ? enter(https) : leave(https));
  expect(setCookies).toHaveLength(1);
  const [pair, ...flags] = (setCookies[0] ?? "").split("; ");
  // A browser takes a __Host- cookie only with Secure and Path=/, and without a Domain.
  expect(pair?.startsWith(`${SECURE}=`)).toBe(true);
  expect(flags.sort()).toEqual([
    ...["HttpOnly", `Max-Age=${way === "in" ? 604_800 : 0}`, "Path=/", "SameSite=Lax", "Secure"],
  ]);
});

test("over https the cookie's other name, which a neighbour could plant, is not heeded", async () => {
  const token = await openSession(app.owner, scene.people.amara);
  expect(await isIn(app.url, [...https, cookieOf(token)])).toBe(false);
  expect(await isIn(app.url, [...https, cookieOf(token, SECURE)])).toBe(true);
});

test("behind a proxy a form from the same name by another scheme is refused", async () => {
  const [proto, host] = https as [Header, Header];
  expect((await enter([proto, host, ["Origin", "http://plumbline.example"]])).status).toBe(403);
  expect((await enter([proto, host, ["Origin", "https://plumbline.example:8443"]])).status).toBe(403);
  expect((await enter(https)).status).toBe(302);
});

test("whoever is trusted by nobody cannot claim https, nor another name", async () => {
  const direct = await startApp();
  const there = await interviewScene(direct.owner, Date.now());
  await direct.owner.query("UPDATE organisation SET demo = true");
  const fields = { intent: "demo", personId: there.people.amara };
  expect((await submit(direct.url, "/sign-in", fields, https)).status).toBe(403);
  const [proto] = https as [Header];
  const { setCookies } = await submit(direct.url, "/sign-in", fields, [proto]);
  expect(setCookies[0]).toMatch(/^plumbline_session=/);
  await direct.stop();
});
