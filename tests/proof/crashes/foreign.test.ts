import { expect, test } from "vitest";
import { APPLICATION, OWNER } from "../../../app/server/roles.ts";
import type { Copy } from "../../support/copy.ts";
import { startApp } from "../../support/running.ts";
import type { Installation } from "./installation.ts";
import { openTrial } from "./trial.ts";

test("a database that somebody else runs goes and comes back: the server goes on, and so do sessions (F4)", async () => {
  const trial = await openTrial("Somebody else's database");
  const { plumbline } = trial;
  const app = await startApp({ copy: await databaseOf(plumbline) });
  const answers = async () => [
    (await fetch(`${app.url}/healthz`)).status,
    (await trial.asker("rosa").get(app.url, "/loops")).status,
  ];
  try {
    const deeds = await trial.prepare(0);
    expect(await answers()).toEqual([200, 200]);
    // Who runs it is gone as well: it would be there again within a second.
    await plumbline.killServer();
    await plumbline.killDatabase("all");
    expect(await answers()).toEqual([503, 503]);
    const refused = await Promise.all(deeds.map(({ send }) => send(app.url)));
    expect([...new Set(refused)]).toEqual([503]);
    await plumbline.start();
    await expect.poll(answers, { timeout: 10_000 }).toEqual([200, 200]);
    const sent = deeds.map(async (deed) => ({ deed, status: await deed.send(app.url) }));
    await trial.judge(await Promise.all(sent));
    expect(app.log()).not.toContain('"msg":"bug"');
  } finally {
    await app.stop();
    await trial.close();
  }
});

/** An installation's database, as another server is told of it. */
async function databaseOf(plumbline: Installation): Promise<Copy> {
  const owner = await plumbline.owner();
  const address = { host: owner.host, port: owner.port, database: "plumbline" };
  await owner.end();
  const as = (user: string) => ({ ...address, user });
  return {
    name: address.database,
    owner: as(OWNER),
    application: as(APPLICATION),
    superuser: as("postgres"),
    url: `postgresql://${OWNER}@localhost:${address.port}/plumbline?host=${encodeURIComponent(address.host)}`,
    drop: async () => {},
  };
}
