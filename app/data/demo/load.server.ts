import type { Instant } from "~/domain/time";
import { keepingTheBank } from "./bank.server";
import { calendarAt } from "./calendar";
import { blocked, extended, noHire, ready } from "./decided.server";
import { inDiscussion, underVeto } from "./discussed.server";
import { ladders } from "./ladders.server";
import { setting } from "./setting.server";
import { openStage, perform } from "./stage.server";
import { nearlyThere, overdue, planning, revealed } from "./waiting.server";

const LOOPS = [
  planning,
  nearlyThere,
  overdue,
  revealed,
  inDiscussion,
  underVeto,
  ready,
  extended,
  noHire,
  blocked,
];

/**
 * Fills an empty database with the demo organisation, as if its people had worked in it until `now`. All of it goes
 * through the verbs, so that every rule was asked and every audit entry is true. `told` hears the share that is done.
 * Throws if there is an organisation already, and if a rule objects.
 */
export async function loadDemo(now: Instant, told: (share: number) => void = () => {}): Promise<void> {
  const calendar = calendarAt(now);
  const acts = [
    ...setting(calendar),
    ...keepingTheBank(calendar),
    ...ladders(calendar),
    ...LOOPS.flatMap((loop) => loop(calendar)),
  ];
  await perform(acts, openStage(), told);
}
