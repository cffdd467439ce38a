import { expect, test } from "vitest";
import { notNow } from "~/forms/not-now.server";

const sent = (fields: Record<string, string>) =>
  new Request("http://localhost/", { method: "POST", body: new URLSearchParams(fields) });

test("what was typed comes back while the database is away, with the reason", async () => {
  const { data, init } = await notNow(sent({ intent: "cast", rationale: "Two accounts differ." }));
  expect(init?.status).toBe(503);
  expect(data.result.initialValue).toEqual({ intent: "cast", rationale: "Two accounts differ." });
  expect(data.sent).toEqual([
    ["intent", "cast"],
    ["rationale", "Two accounts differ."],
  ]);
  expect(data.objections.map(({ code }) => code)).toEqual(["notNow"]);
});

test("no secret ever does", async () => {
  const secrets = { password: "a secret", current: "a secret", next: "a secret", code: "a secret" };
  const answer = await notNow(sent({ email: "somebody@example.org", ...secrets }));
  expect(answer.data.result.initialValue).toMatchObject({ email: "somebody@example.org" });
  expect(JSON.stringify(answer)).not.toContain("a secret");
});
