import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { copyTemplate } from "../../support/copy";
import { type InterviewScene, interviewScene } from "../../support/interviews";
import { type App, startApp } from "../../support/running";
import type { Header } from "../hostile/say";
import { say } from "../hostile/say";
import { cookieOf, openSession, submit } from "../hostile/visitor";
import { openStream, type Stream } from "./stream";

let [one, other]: [App?, App?] = [];
let scene: InterviewScene;
let path: string;
let mark: number;
const open: Stream[] = [];
/** Servers of stories that need one of their own. */
const apart: App[] = [];

// Two processes on one database: an act in the one is told to a reader at the other.
beforeAll(async () => {
  const copy = await copyTemplate();
  one = await startApp({ copy });
  other = await startApp({ copy });
  scene = await interviewScene(one.owner, Date.now());
  path = `/loops/${scene.loopId}/live`;
});
afterEach(() => {
  for (const stream of open.splice(0)) stream.close();
});
afterAll(async () => {
  for (const app of [...apart, other, one]) await app?.stop();
});

const urlOf = (app: App | undefined) => app?.url ?? "";
const tokenFor = (who: keyof InterviewScene["people"]) => openSession((one as App).owner, scene.people[who]);

async function markNow(): Promise<number> {
  const { rows } = await (one as App).owner.query(
    "SELECT round(extract(epoch FROM changed_at) * 1000)::bigint AS mark FROM loop WHERE id = $1",
    [scene.loopId],
  );
  return Number(rows[0].mark);
}

async function follow(headers: readonly Header[], query = `?since=${mark}`): Promise<Stream> {
  const stream = await openStream(urlOf(other), path + query, headers);
  open.push(stream);
  return stream;
}

/** An act that everybody of the loop may know of: an excusal is asked for. */
async function actAtOne(): Promise<void> {
  const cookie = cookieOf(await tokenFor("rosa"));
  const fields = { intent: "request", assignmentId: scene.assignments.amara, kind: "noShow", reason: "Ill." };
  const answer = await submit(urlOf(one), `/loops/${scene.loopId}/excusals`, fields, [cookie]);
  expect(answer.status).toBe(302);
}

/** The answer to the act: now another can be asked for. */
async function answerAtOne(): Promise<void> {
  const { rows } = await (one as App).owner.query("SELECT id FROM excusal WHERE agreed IS NULL");
  const cookie = cookieOf(await tokenFor("ravi"));
  const fields = { intent: "answer", answer: "refuse", excusalId: rows[0].id, reason: "She is on her way." };
  const answer = await submit(urlOf(one), `/loops/${scene.loopId}/excusals`, fields, [cookie]);
  expect(answer.status).toBe(302);
}

describe("whoever follows a loop", () => {
  let reader: Header;
  beforeAll(async () => {
    mark = await markNow();
    reader = cookieOf(await tokenFor("bo"));
  });
  afterEach(async () => {
    mark = await markNow();
  });

  test("is told of an act in another process, by its mark and by nothing else (S2)", async () => {
    const stream = await follow([reader]);
    await actAtOne();
    expect(await stream.events(1)).toBe(await markNow());
    const lines = stream.text().replaceAll(/\d+/g, "0").split("\n").filter(Boolean);
    expect([...new Set(lines)].sort()).toEqual(["data: 0", "id: 0", "retry: 0"]);
  });

  test("is told nothing of a draft that somebody keeps (S1)", async () => {
    const stream = await follow([reader]);
    const cookie = cookieOf(await tokenFor("amara"));
    const draft = { summary: "Between us.", baseRevision: "0" };
    const at = `/interviews/${scene.assignments.amara}/draft`;
    expect((await submit(urlOf(one), at, draft, [cookie])).status).toBe(200);
    await answerAtOne();
    await stream.events(1);
    expect(stream.text().match(/^id: /gm)).toHaveLength(1);
  });

  test("learns at once what happened while nobody listened, from the mark last heard", async () => {
    const before = mark - 1;
    const stream = await follow([reader, ["Last-Event-ID", String(before)]], "");
    expect(await stream.events(1)).toBe(mark);
  });

  test("is told again after the database's connection was cut", async () => {
    const stream = await follow([reader]);
    const { rowCount } = await (one as App).owner.query(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'LISTEN %'",
    );
    expect(rowCount).toBe(2);
    await actAtOne();
    expect(await stream.events(1)).toBe(await markNow());
    await answerAtOne();
    await stream.events(2);
  });

  test("gets the mark alone where no stream is to be had", async () => {
    const { status, body } = await say(urlOf(one), { method: "GET", path, headers: [reader] });
    expect([status, JSON.parse(body)]).toEqual([200, { mark }]);
  });

  test("reads anew without an entry for what was read before (R1)", async () => {
    const readOnce = () =>
      say(urlOf(one), { method: "GET", path: `/loops/${scene.loopId}`, headers: [reader] });
    const entries = async () =>
      (await (one as App).owner.query("SELECT number FROM audit_head")).rows[0].number;
    await readOnce();
    const before = await entries();
    await readOnce();
    expect(await entries()).toBe(before);
  });
});

describe("nobody else follows it (S8)", () => {
  test("for whom it does not exist, as for a loop that is none", async () => {
    const stranger = cookieOf(await tokenFor("otto"));
    const stream = await follow([stranger]);
    expect(stream.status).toBe(404);
    const none = `/loops/00000000-0000-4000-8000-0000000000ee/live`;
    expect((await openStream(urlOf(other), none, [stranger])).status).toBe(404);
  });

  test("who is not signed in", async () => {
    const stream = await follow([]);
    expect([stream.status, stream.to?.startsWith("/sign-in")]).toEqual([302, true]);
  });

  test("who was taken off it meanwhile: the stream ends with the next change", async () => {
    mark = await markNow();
    const stream = await follow([cookieOf(await tokenFor("rosa"))]);
    expect(stream.status).toBe(200);
    const { owner } = one as App;
    await owner.query("UPDATE loop SET recruiter_id = $1, changed_at = now() WHERE id = $2", [
      scene.people.otto,
      scene.loopId,
    ]);
    await stream.ended;
    expect(stream.text()).not.toContain("data:");
  });
});

test("whoever has gone is followed no more, also long after", async () => {
  // What a request leaves behind is collected all the time, as in a busy process: news must not be lost with it.
  const collecting = "data:text/javascript,setInterval(() => gc(), 100).unref()";
  const app = await startApp({ node: ["--expose-gc", "--import", collecting] });
  apart.push(app);
  const own = await interviewScene(app.owner, Date.now());
  const reader = cookieOf(await openSession(app.owner, own.people.bo));
  const path = `/loops/${own.loopId}/live`;
  const crowd = await Promise.all(Array.from({ length: 40 }, () => openStream(app.url, path, [reader])));
  await Promise.all(crowd.map((stream) => stream.events(1)));
  for (let page = 0; page < 10; page += 1)
    await say(app.url, { method: "GET", path: `/loops/${own.loopId}`, headers: [reader] });
  for (const stream of crowd) stream.close();
  await expect
    .poll(() => app.log().match(/"route":"\/loops\/:id\/live"[^\n]*"request aborted"/g)?.length)
    .toBe(40);
  const last = await openStream(app.url, path, [reader]);
  await last.events(1);
  // A reader alone is told to read at once, as in a room of twelve; forty would spread over a second.
  expect(last.text()).toContain("data: 300");
  last.close();
});

test("a process that stops ends its streams and does not wait for their readers", async () => {
  const app = await startApp();
  apart.push(app);
  const own = await interviewScene(app.owner, Date.now());
  const token = await openSession(app.owner, own.people.bo);
  const stream = await openStream(app.url, `/loops/${own.loopId}/live`, [cookieOf(token)]);
  await stream.events(1);
  const began = performance.now();
  apart.pop();
  await app.stop();
  await stream.ended;
  // Five seconds are what a drain waits for answers that don't end.
  expect(performance.now() - began).toBeLessThan(4_000);
});
