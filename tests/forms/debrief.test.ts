import { parseWithZod } from "@conform-to/zod/v4";
import { describe, expect, test } from "vitest";
import { debriefForm } from "~/forms/debrief";
import { vetoForm } from "~/forms/veto";

const sent = (fields: readonly (readonly [string, string])[]) => {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return form;
};
const ID = "00000000-0000-4000-8000-000000000001";

describe("what is sent to a debrief", () => {
  test("a vote without a reason for change is whole", () => {
    const fields = [
      ["intent", "vote"],
      ["stage", "revote"],
      ["vote", "inclined"],
      ["bar", "raises"],
      ["changeReason", ""],
    ] as const;
    const submission = parseWithZod(sent(fields), { schema: debriefForm });
    expect(submission).toMatchObject({ status: "success", value: { changeReason: "" } });
  });

  test("a decision without another level decides on none", () => {
    const fields = [
      ["intent", "decide"],
      ["outcome", "hire"],
      ["level", ""],
      ["reason", "Yes.\r\nIndeed."],
    ] as const;
    const submission = parseWithZod(sent(fields), { schema: debriefForm });
    expect(submission).toMatchObject({ status: "success", value: { level: null, reason: "Yes.\nIndeed." } });
  });

  test("the first turn expects nobody; an unknown intent is refused", () => {
    expect(parseWithZod(sent([["intent", "nextTurn"]]), { schema: debriefForm })).toMatchObject({
      status: "success",
      value: { expectedSpeakerId: null },
    });
    expect(parseWithZod(sent([["intent", "undo"]]), { schema: debriefForm }).status).not.toBe("success");
  });
});

describe("what is sent about a veto", () => {
  test("a draft may lack everything", () => {
    const submission = parseWithZod(
      sent([
        ["intent", "draft"],
        ["rationale", ""],
      ]),
      { schema: vetoForm },
    );
    expect(submission).toMatchObject({
      status: "success",
      value: { rationale: "", principles: [], cites: [] },
    });
  });

  test("one tick is a list of one, and a cast needs each part", () => {
    const whole = [
      ["intent", "cast"],
      ["rationale", "No."],
      ["principles", ID],
      ["cites", `evidence:${ID}`],
    ] as const;
    expect(parseWithZod(sent(whole), { schema: vetoForm })).toMatchObject({
      status: "success",
      value: { principles: [ID], cites: [{ kind: "evidence", id: ID }] },
    });
    const bare = parseWithZod(sent([["intent", "cast"]]), { schema: vetoForm });
    expect(Object.keys(bare.reply().error ?? {})).toEqual(["rationale", "principles", "cites"]);
  });
});
