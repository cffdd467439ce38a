import { expect, startApp, test } from "../support/app.ts";

test("pages come with a strict policy, and the browser meets no violation of it", async ({ app, page }) => {
  const complaints: string[] = [];
  page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
  page.on("pageerror", (error) => complaints.push(error.message));
  const answer = await page.goto(app.url);
  const headers = answer?.headers() ?? {};
  expect(headers["content-security-policy"]).toMatch(/script-src 'self' 'nonce-[^']+';style-src 'self';/);
  expect(headers["content-security-policy"]).not.toContain("unsafe");
  expect(headers["cache-control"]).toContain("no-store");
  await page.waitForLoadState("networkidle");
  expect(complaints).toEqual([]);
});

test("each page has a nonce of its own", async ({ app, request }) => {
  const nonces = await Promise.all(
    [1, 2].map(async () => (await request.get(app.url)).headers()["content-security-policy"]),
  );
  expect(new Set(nonces).size).toBe(2);
});

test("health is answered", async ({ request }) => {
  const answer = await request.get("/healthz");
  expect(answer.status()).toBe(200);
  expect(await answer.json()).toEqual({ status: "ok" });
});

test("a write from another site is refused", async ({ request }) => {
  const foreign: Record<string, string>[] = [
    { Origin: "https://evil.example" },
    { Origin: "null" },
    { "Sec-Fetch-Site": "cross-site" },
  ];
  for (const headers of foreign) {
    const answer = await request.post("/sign-in", { headers, form: { email: "a@b.example" } });
    expect(answer.status()).toBe(403);
  }
});

test("an address that leads nowhere is 404, and the log has neither it nor its query", async ({
  app,
  request,
}) => {
  const answer = await request.get("/nowhere/a-secret?word=plumage");
  expect(answer.status()).toBe(404);
  const id = answer.headers()["x-request-id"] ?? "none";
  await expect.poll(() => app.log()).toContain(id);
  expect(app.log()).not.toContain("a-secret");
  expect(app.log()).not.toContain("plumage");
});

test("a form that is too large is refused unread", async ({ request }) => {
  const answer = await request.post("/sign-in", { form: { email: "x".repeat(1_100_000) } });
  expect(answer.status()).toBe(413);
});

test("beyond loopback, the console has a one-time code (A1)", async () => {
  const app = await startApp({ env: { HOST: "0.0.0.0" } });
  expect(app.log()).toMatch(/asks for this code: [A-Z2-9]{5}-[A-Z2-9]{5}/);
  await app.stop();
});
