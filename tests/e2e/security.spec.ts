import type { APIResponse, Page } from "@playwright/test";
import { hashPassword } from "../../app/data/password.server.ts";
import { type App, expect, startApp, test } from "../support/app.ts";
import { type InterviewScene, interviewScene } from "../support/interviews.ts";
import { enterWith, pageOf, visit } from "./support/visits.ts";

let app: App;
let scene: InterviewScene;

test.beforeAll(async () => {
  app = await startApp();
  scene = await interviewScene(app.owner, Date.now());
});
test.afterAll(() => app.stop());

const NOWHERE = "00000000-0000-4000-8000-000000000000";
const AUTHORED = "script-src 'self' 'nonce-";

/** A page's bytes without what differs from one request to the next, or repeats what was asked. */
async function bodyOf(answer: APIResponse): Promise<string> {
  const nonce = /'nonce-([^']+)'/.exec(answer.headers()["content-security-policy"] ?? "")?.[1] ?? "none";
  const request = answer.headers()["x-request-id"] ?? "none";
  const asked = /[0-9a-f-]{36}/.exec(answer.url())?.[0] ?? "none";
  const body = await answer.text();
  return [nonce, request, asked]
    .reduce((text, word) => text.replaceAll(word, "…"), body)
    .replaceAll(/"now",\d{13}|"now":\d{13}|,\d{13},/g, "now");
}

async function answers(page: Page, path: (id: string) => string, ids: readonly string[]) {
  return Promise.all(ids.map((id) => page.request.get(path(id))));
}

test("not yours and not there are one answer, byte for byte (S8)", async ({ browser }) => {
  const otto = await pageOf(browser, app, scene.people.otto);
  const parts = ["", "/plan", "/debrief", "/veto", "/packet", "/offer", "/excusals", "/end", "/succession"];
  for (const part of parts) {
    const [hidden, missing] = await answers(otto, (id) => `/loops/${id}${part}`, [scene.loopId, NOWHERE]);
    expect(hidden?.status(), part).toBe(404);
    expect(missing?.status(), part).toBe(404);
    expect(hidden && (await bodyOf(hidden)), part).toBe(missing && (await bodyOf(missing)));
  }
  for (const part of ["", "/feedback", "/draft"]) {
    const ids = [scene.assignments.amara, NOWHERE];
    const [hidden, missing] = await answers(otto, (id) => `/interviews/${id}${part}`, ids);
    expect(hidden?.status(), part).toBe(404);
    expect(hidden && (await bodyOf(hidden)), part).toBe(missing && (await bodyOf(missing)));
  }
});

test("the data behind a page is answered alike, without the page around it (S2, S8)", async ({ browser }) => {
  const otto = await pageOf(browser, app, scene.people.otto);
  const ids = [scene.loopId, NOWHERE];
  const [hidden, missing] = await answers(otto, (id) => `/loops/${id}.data`, ids);
  expect(hidden?.status()).toBe(404);
  expect(hidden && (await bodyOf(hidden))).toBe(missing && (await bodyOf(missing)));
});

test("a write from another site is refused and changes nothing; the same from here is done", async ({
  browser,
}) => {
  const amara = await pageOf(browser, app, scene.people.amara);
  const sessions = async () =>
    (await app.owner.query("SELECT 1 FROM session WHERE person_id = $1", [scene.people.amara])).rowCount;
  for (const origin of ["https://evil.example", "null"]) {
    const refused = await amara.request.post("/sign-out", { headers: { Origin: origin } });
    expect(refused.status()).toBe(403);
    expect(await sessions()).toBe(1);
  }
  await amara.request.post("/sign-out", { headers: { Origin: app.url } });
  expect(await sessions()).toBe(0);
});

test("no page lets inline script or style in, and the browser meets no violation (CSP)", async ({
  browser,
}) => {
  const page = await pageOf(browser, app, scene.people.amara);
  const complaints: string[] = [];
  page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
  page.on("pageerror", (error) => complaints.push(error.message));
  for (const path of ["/", `/loops/${scene.loopId}`, `/interviews/${scene.assignments.amara}/feedback`]) {
    const answer = await page.goto(path, { waitUntil: "networkidle" });
    const policy = answer?.headers()["content-security-policy"] ?? "";
    expect(policy).toContain(AUTHORED);
    expect(policy).not.toContain("unsafe");
    expect(answer?.headers()["cache-control"]).toContain("no-store");
  }
  expect(complaints).toEqual([]);
});

test("script in what somebody typed stays text", async ({ browser }) => {
  const rosa = await pageOf(browser, app, scene.people.rosa);
  const name = "</script><img src=x onerror=alert(1)>";
  await app.owner.query("UPDATE candidate SET name = $1", [name]);
  let dialogs = 0;
  rosa.on("dialog", (dialog) => {
    dialogs += 1;
    return dialog.dismiss();
  });
  await rosa.goto(`/loops/${scene.loopId}`, { waitUntil: "networkidle" });
  await expect(rosa.getByRole("heading", { level: 1 })).toHaveText(name);
  expect(dialogs).toBe(0);
});

test("signing in gives a cookie that script cannot read, and always a new one", async ({ browser }) => {
  const page = await visit(browser, app.url);
  const login = { email: "bo@northwind.example", password: "seven slow trams cross the river" };
  await enterWith(page, login);
  await expect(page.getByRole("alert")).toBeVisible();
  expect(await page.context().cookies()).toEqual([]);
  const hash = await hashPassword(login.password);
  await app.owner.query("INSERT INTO account (person_id, password_hash, created_at) VALUES ($1, $2, now())", [
    ...[scene.people.bo, hash],
  ]);
  const brought: string[] = [];
  for (const time of ["first", "second"]) {
    await enterWith(page, login);
    await expect(page.getByLabel(/^Your account/), time).toBeVisible();
    const [cookie] = await page.context().cookies();
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: "Lax", path: "/" });
    expect(await page.evaluate(() => document.cookie)).toBe("");
    brought.push(cookie?.value ?? "");
    await page.getByLabel(/^Your account/).click();
    await page.getByRole("button", { name: "Sign out", exact: true }).click();
    await expect(page.getByText("You are signed out.")).toBeVisible();
  }
  expect(new Set(brought).size).toBe(2);
  const kept = await app.owner.query("SELECT 1 FROM session WHERE person_id = $1", [scene.people.bo]);
  expect(kept.rowCount).toBe(0);
});
