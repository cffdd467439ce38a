import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import type { Page } from "@playwright/test";
import { expect, test } from "../support/app.ts";
import type { Copy } from "../support/copy.ts";
import { copyDemo } from "../support/demo.ts";
import { type App, bundle, startApp } from "../support/running.ts";
import { signIn } from "../support/session.ts";
import { isAccessible } from "./support/accessible.ts";

// An auditor asks whether the record is whole, on the page, at the console, and of a file (R1).
test.describe.configure({ mode: "serial" });

let copy: Copy;
let app: App;

test.beforeAll(async () => {
  copy = await copyDemo();
  app = await startApp({ copy });
});
test.afterAll(() => app.stop());

const idOf = async (name: string): Promise<string> =>
  (await app.owner.query<{ id: string }>("SELECT id FROM person WHERE name = $1", [name])).rows[0]?.id ?? "";

const command = (...args: readonly string[]) =>
  promisify(execFile)(process.execPath, [bundle(), "audit-verify", ...args], {
    env: { ...process.env, NODE_ENV: "production", DATABASE_URL: copy.url },
  });

const chain = (page: Page) => page.getByRole("region", { name: "Is the chain whole?" });

test("on the page, without script: not yet, then whole, by whom and how long ago", async ({ browser }) => {
  const context = await browser.newContext({ baseURL: app.url, javaScriptEnabled: false });
  await signIn(app, context, await idOf("Imani Prewitt"));
  const page = await context.newPage();
  await page.goto("/audit");
  await expect(chain(page)).toContainText("It has not been verified yet.");
  await page.getByRole("button", { name: "Verify the chain" }).click();
  await expect(chain(page)).toContainText("The chain is whole");
  await expect(chain(page)).toContainText(/Last verified .*, now, asked for by Imani Prewitt\./);
  await expect(chain(page)).toContainText(/[\d,]+ entries, each as it was written and none missing\./);
  await expect(chain(page)).toContainText("None has come since.");
  await context.close();
});

test("at the console, which the page then names", async ({ browser }) => {
  const { stdout } = await command();
  expect(stdout).toMatch(/The audit chain is whole: \d+ entries\. It ends in [0-9a-f]{64}\./);
  const context = await browser.newContext({ baseURL: app.url });
  await signIn(app, context, await idOf("Marguerite Ito"));
  const page = await context.newPage();
  await page.goto("/audit");
  await expect(chain(page)).toContainText("at the console.");
  await context.close();
});

test("while a verification is under way the page says how far it is, and goes on by itself", async ({
  browser,
}) => {
  const by = await idOf("Viktor Sandoval");
  await app.owner.query(
    `INSERT INTO audit_verifying (run_id, by_id, at, beat_at, checked, total)
     VALUES (gen_random_uuid(), $1, now() - interval '3 minutes', now() + interval '1 hour', 340000, 1000000)`,
    [by],
  );
  const context = await browser.newContext({ baseURL: app.url });
  await signIn(app, context, by);
  const page = await context.newPage();
  await page.goto("/audit");
  await expect(chain(page)).toContainText("A verification is under way");
  await expect(chain(page)).toContainText("340,000 of 1,000,000 entries");
  await expect(page.getByRole("button", { name: "Verify the chain" })).toHaveCount(0);
  await isAccessible(page);
  await app.owner.query("UPDATE audit_verifying SET checked = 770000");
  await expect(chain(page)).toContainText("770,000 of 1,000,000 entries");
  await app.owner.query("DELETE FROM audit_verifying");
  await expect(page.getByRole("button", { name: "Verify the chain" })).toBeVisible();
  await context.close();
});

test("an export is verified as a file, and one that was touched is not whole", async ({ browser }) => {
  const context = await browser.newContext({ baseURL: app.url });
  await signIn(app, context, await idOf("Imani Prewitt"));
  const lines = (await (await context.request.get("/audit/export")).text()).trimEnd().split("\n");
  const end = JSON.parse(lines.at(-1) ?? "").hash;
  const folder = await mkdtemp(path.join(os.tmpdir(), "plumbline-export-"));
  const file = async (name: string, kept: readonly string[]) => {
    await writeFile(path.join(folder, name), `${kept.join("\n")}\n`);
    return path.join(folder, name);
  };
  const [whole, cut, gap] = [
    await file("whole", lines),
    await file("cut", lines.slice(0, -1)),
    await file("gap", [...lines.slice(0, 4), ...lines.slice(5)]),
  ];
  expect((await command("--file", whole, "--ends-in", end)).stdout).toContain(
    `The exported chain is whole: ${lines.length} entries. It ends in ${end}.`,
  );
  expect((await command("--file", cut)).stdout).toContain(`whole: ${lines.length - 1} entries`);
  const refused = (stdout: RegExp) => ({ code: 1, stdout });
  await expect(command("--file", cut, "--ends-in", end)).rejects.toMatchObject(refused(/it was cut off/));
  await expect(command("--file", gap)).rejects.toMatchObject(refused(/broken: line 5 is not the entry/));
  await expect(command("--file")).rejects.toMatchObject(refused(/--file <export>/));
  await expect(command("--file", path.join(folder, "none"))).rejects.toMatchObject({
    code: 1,
    stderr: /ENOENT/,
  });
  await rm(folder, { recursive: true });
  await context.close();
});

test("a changed entry is found, named on the page, and the record of it cannot be taken back", async ({
  browser,
}) => {
  await app.owner.query("ALTER TABLE audit_entry DISABLE TRIGGER USER");
  await app.owner.query("UPDATE audit_entry SET act = 'veto.lifted' WHERE number = 12");
  const context = await browser.newContext({ baseURL: app.url });
  await signIn(app, context, await idOf("Imani Prewitt"));
  const page = await context.newPage();
  await page.goto("/audit");
  await page.getByRole("button", { name: "Verify the chain" }).click();
  await expect(chain(page)).toContainText("The chain is broken");
  await expect(chain(page)).toContainText("The first broken entry is number 12: it was changed");
  await isAccessible(page);
  await expect(command()).rejects.toMatchObject({ code: 1, stdout: /broken: entry 12 was changed/ });
  await expect(app.owner.query("DELETE FROM audit_verification")).rejects.toMatchObject({ code: "PB001" });
  await context.close();
});

test("an interviewer can neither see it nor start it", async ({ browser }) => {
  const context = await browser.newContext({ baseURL: app.url });
  await signIn(app, context, await idOf("Ines Calder"));
  const page = await context.newPage();
  expect((await page.goto("/audit"))?.status()).toBe(404);
  const sent = await page.request.post("/audit", {
    form: { intent: "verify" },
    headers: { Origin: app.url },
  });
  expect(sent.status()).toBe(404);
  await context.close();
});
