import type { Giving } from "~/data/plan-suggestion.server";
import type { Effect } from "~/domain/suggestion";
import { listed } from "../listed";

type GiveEffectProps = Pick<Giving, "panel" | "wanted"> & { readonly effect: Effect };

/** What the ticked boxes come to. Spoken too, for it changes with each tick. */
export function GiveEffect({ panel, wanted, effect }: GiveEffectProps) {
  const principles = (ids: readonly string[]) =>
    listed(ids.map((id) => wanted.find((w) => w.id === id)?.name ?? "a principle"));
  const people = (ids: readonly string[]) =>
    listed(ids.map((id) => panel.find((p) => p.id === id)?.name ?? "somebody"));
  const { gaps, single, idle, overfull } = effect;
  const twice = wanted.length - gaps.length - single.length;
  return (
    <div className="give-effect" role="status">
      <p className="label">What this comes to</p>
      <ul>
        {gaps.length > 0 ? <li>Nobody probes {principles(gaps)}.</li> : <li>Every principle is probed.</li>}
        {single.length > 0 ? <li>One person alone probes {principles(single)}.</li> : null}
        {twice > 0 ? (
          <li>
            {twice} of {wanted.length} are probed by two or more.
          </li>
        ) : null}
        {idle.length > 0 ? (
          <li>
            {people(idle)} {idle.length === 1 ? "has" : "have"} no principle: an interviewer takes one to
            three.
          </li>
        ) : null}
        {overfull.length > 0 ? (
          <li>
            {people(overfull)} {overfull.length === 1 ? "has" : "have"} more than three.
          </li>
        ) : null}
        {gaps.length > 0 ? <li>{WHY_GAPS}</li> : null}
      </ul>
    </div>
  );
}

const WHY_GAPS =
  "Each takes three at most, so a gap needs another tick, or somebody more on the panel. The round starts once none is left.";
