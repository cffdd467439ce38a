import type pg from "pg";
import { withClient } from "../../app/server/roles.ts";
import { type App, expect, startApp, test } from "../support/app.ts";
import { copyTemplate } from "../support/copy.ts";
import { type InterviewScene, interviewScene } from "../support/interviews.ts";
import { pageOf } from "./support/visits.ts";

let app: App;
let scene: InterviewScene;
let superuser: pg.ClientConfig;
let name: string;

test.beforeAll(async () => {
  const copy = await copyTemplate();
  ({ superuser, name } = copy);
  app = await startApp({ copy });
  scene = await interviewScene(app.owner, Date.now());
});
test.afterAll(() => app.stop());

/** Lets the product reach its database no more, or again. The owner's own connection stays. */
async function connections(limit: 0 | -1): Promise<void> {
  const { pid } = (await app.owner.query("SELECT pg_backend_pid() AS pid")).rows[0];
  await withClient({ ...superuser, database: "postgres" }, async (client) => {
    await client.query(`ALTER DATABASE ${name} CONNECTION LIMIT ${limit}`);
    const others = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1 AND pid <> $2";
    if (limit === 0) await client.query(others, [name, pid]);
  });
}

test("a form that is sent while the database is away keeps what was typed, and goes through when it is back", async ({
  browser,
}) => {
  const rosa = await pageOf(browser, app, scene.people.rosa);
  await rosa.goto(`/loops/${scene.loopId}/end`, { waitUntil: "networkidle" });
  await rosa.getByLabel("The candidate withdrew").check();
  await rosa.getByLabel("Reason").fill("Took another offer, and told us by telephone.");
  const button = rosa.getByRole("button", { name: /^End the loop/ });
  await connections(0);
  await button.click();
  await expect(rosa.getByRole("alert")).toContainText("this was not saved");
  await expect(rosa.getByLabel("Reason")).toHaveValue("Took another offer, and told us by telephone.");
  await expect(async () => {
    const answer = await rosa.request.get("/loops");
    expect(answer.status()).toBe(503);
    expect(await answer.text()).toContain("reach its database");
  }).toPass();
  await connections(-1);
  await expect(async () => {
    await button.click();
    await expect(rosa).toHaveURL(/done=/, { timeout: 2_000 });
  }).toPass();
  expect((await app.owner.query("SELECT end_kind FROM loop")).rows).toEqual([
    { end_kind: "candidateWithdrew" },
  ]);
});
