import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "../support/app.ts";
import type { Copy } from "../support/copy.ts";
import { copyDemo } from "../support/demo.ts";
import { type App, bundle, startApp } from "../support/running.ts";
import { signIn } from "../support/session.ts";

// An auditor asks what somebody can see, on the page and at the console.
test.describe.configure({ mode: "default" });

let copy: Copy;
let app: App;
/** A sealed loop, one who has submitted there and one who has not. */
let scene: { loop: string; candidate: string; author: string; pending: string; email: string };

const SCENE = `SELECT r.loop_id AS loop, c.name AS candidate, author.name AS author, pending.name AS pending, pending.email
  FROM round r JOIN loop l ON l.id = r.loop_id AND l.ended_at IS NULL JOIN candidate c ON c.id = l.candidate_id
    JOIN assignment a ON a.round_id = r.id AND a.kind = 'interviewer' AND a.submitted_at IS NOT NULL
    JOIN person author ON author.id = a.person_id
    JOIN assignment b ON b.round_id = r.id AND b.kind = 'interviewer' AND b.submitted_at IS NULL AND NOT is_excused(b.id)
    JOIN person pending ON pending.id = b.person_id
  WHERE r.kind = 'main' AND r.started_at IS NOT NULL AND r.revealed_at IS NULL ORDER BY r.id, a.id, b.id LIMIT 1`;

test.beforeAll(async () => {
  copy = await copyDemo();
  app = await startApp({ copy });
  const { rows } = await app.owner.query<typeof scene>(SCENE);
  if (!rows[0]) throw new Error("The demo has no sealed loop with somebody submitted and somebody pending.");
  scene = rows[0];
});
test.afterAll(() => app.stop());

const idOf = async (name: string): Promise<string> =>
  (await app.owner.query<{ id: string }>("SELECT id FROM person WHERE name = $1", [name])).rows[0]?.id ?? "";

test("an auditor asks on the page, without script, and is told why the rest is closed", async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: app.url, javaScriptEnabled: false });
  await signIn(app, context, await idOf("Imani Prewitt"));
  const page = await context.newPage();
  await page.goto("/audit");
  await page.getByRole("link", { name: "What can a person see?" }).click();
  await page.getByRole("combobox", { name: "Person" }).selectOption(await idOf(scene.pending));
  await page.getByRole("combobox", { name: "Loop" }).selectOption(scene.loop);
  await page.getByRole("button", { name: "Search" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`What ${scene.pending} can see`);
  const main = page.getByRole("table", { name: /main round/ });
  const line = (name: string) => main.getByRole("row").filter({ has: page.getByText(name, { exact: true }) });
  await expect(line(scene.pending)).toContainText("Everything");
  await expect(line(scene.author)).toContainText("State only");
  await expect(line(scene.author)).toContainText("What opens it: The round's reveal");
  await context.close();
});

test("an interviewer cannot ask, not even about themself", async ({ browser }) => {
  const context = await browser.newContext({ baseURL: app.url });
  const id = await idOf(scene.pending);
  await signIn(app, context, id);
  const page = await context.newPage();
  for (const address of ["/audit/sight", `/audit/sight?person=${id}&loop=${scene.loop}`])
    expect((await page.goto(address))?.status(), address).toBe(404);
  await context.close();
});

test("the console is told the same, and says how to ask if it was not asked well", async () => {
  const env = { ...process.env, NODE_ENV: "production", DATABASE_URL: copy.url } as const;
  const ask = (...args: string[]) =>
    promisify(execFile)(process.execPath, [bundle(), "audit-sight", ...args], { env });
  const { stdout } = await ask("--person", scene.email, "--loop", scene.loop);
  expect(stdout).toContain(`What ${scene.pending} can see of the loop of ${scene.candidate}`);
  expect(stdout).toMatch(new RegExp(`Everything +S1 +${scene.pending}: Ratings`));
  expect(stdout).toMatch(new RegExp(`State only +S1 +${scene.author}: Ratings`));
  await expect(ask("--person", scene.email)).rejects.toMatchObject({
    code: 1,
    stdout: /npm run audit:sight/,
  });
});
