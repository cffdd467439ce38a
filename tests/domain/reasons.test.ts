import { describe, expect, it } from "vitest";
import { REASONS, type ReasonCode, say, when } from "~/domain/objections";
import { accountReasons } from "~/domain/reasons/account";
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
  accountReasons,
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
    const [several] = when(true, "principlesUnplanned", [], ["Dive Deep", "Ownership"]);
    expect(several && say(several, String).text).toMatch(/principle \(Dive Deep, Ownership\)\.$/);
  });

  it("are said as they stand where they are about nothing in particular", () => {
    for (const code of Object.keys(REASONS) as ReasonCode[])
      expect(say({ code, people: [], about: [] }, String)).toMatchObject({
        text: REASONS[code].says,
        mover: REASONS[code].mover,
      });
    const [alone] = when(true, "vetoAfterOffer", [], ["L5"]);
    expect(alone && say(alone, String).text).toBe("The offer has been extended; a veto comes too late (L5).");
  });

  it("are none where the condition doesn't hold, and name no one who isn't there", () => {
    expect(when(false, "noOpenVeto", ["bo"])).toEqual([]);
    expect(when(true, "noOpenVeto", [null, "bo"])).toEqual([
      { code: "noOpenVeto", people: ["bo"], about: [] },
    ]);
  });
});
