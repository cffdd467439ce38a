import { describe, expect, it } from "vitest";
import { REASONS, say, when } from "~/domain/objections";
import { debriefReasons } from "~/domain/reasons/debrief";
import { feedbackReasons } from "~/domain/reasons/feedback";
import { loopReasons } from "~/domain/reasons/loop";
import { offerReasons } from "~/domain/reasons/offer";
import { panelReasons } from "~/domain/reasons/panel";
import { recordsReasons } from "~/domain/reasons/records";
import { vetoReasons } from "~/domain/reasons/veto";

const TABLES = [
  loopReasons,
  panelReasons,
  feedbackReasons,
  debriefReasons,
  vetoReasons,
  offerReasons,
  recordsReasons,
];

describe("the reasons to say no", () => {
  it("have one meaning each: no code stands in two tables", () => {
    const all = TABLES.flatMap((table) => Object.keys(table));
    expect(all.filter((code, i) => all.indexOf(code) !== i)).toEqual([]);
  });

  it.each(Object.entries(REASONS))("%s is a calm sentence that says who can act", (_, { says, mover }) => {
    expect(says).toMatch(/^[A-Z].*\.$/);
    expect(says).not.toContain("!");
    expect(mover).not.toBe("");
  });

  it("are said with names and with what they are about", () => {
    const [objection] = when(true, "principlesUnplanned", ["bo"], ["Dive Deep"]);
    const said = objection && say(objection, (id) => id.toUpperCase());
    expect(said?.text).toBe("Nobody is planned for a required principle (Dive Deep).");
    expect(said?.people).toEqual([{ id: "bo", name: "BO" }]);
  });
});
