import type { LoopView } from "~/domain/view";
import { Definition } from "../Definition";
import { PersonName } from "../PersonName";
import { When } from "../When";
import { ENDING_WORDS, STATE_WORDS } from "./words";

type Props = { readonly view: LoopView; readonly level: string; readonly team: string };

/** Who and what the loop is about, and where it stands. */
export function LoopFacts({ view, level, team }: Props) {
  const terms = `${level}, ${team}`;
  return (
    <Definition
      items={[
        { term: "Stands at", detail: <Standing view={view} /> },
        { term: "Role", detail: view.role.title },
        {
          term: "Terms",
          detail: view.startedAt === null ? `${terms}, the role's own until the main round starts` : terms,
        },
        { term: "Hiring manager", detail: view.hiringManager.name },
        {
          term: "Bar Raiser",
          detail: view.terms.hasBarRaiser ? (
            <PersonName person={view.barRaiser ?? planned(view)} />
          ) : (
            "None at this level"
          ),
        },
        { term: "Recruiter", detail: view.recruiter.name },
        { term: "Since", detail: <When at={view.createdAt} show="day" /> },
      ]}
    />
  );
}

/** Before the start the Bar Raiser is who is planned as one. */
const planned = (view: LoopView) =>
  view.rounds.find((r) => r.kind === "main")?.assignments.find((a) => a.kind === "barRaiser")?.person ?? null;

function Standing({ view }: { readonly view: LoopView }) {
  const { ending } = view;
  if (!ending) return <>{STATE_WORDS[view.state]}</>;
  return (
    <>
      Ended <When at={ending.at} show="day" />
      {ending.kind ? `: ${ENDING_WORDS[ending.kind].toLowerCase()}` : ""}
      {ending.reason ? <div className="hint">{ending.reason}</div> : null}
    </>
  );
}
