import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { Done, FilterBar, FilterSelect, Notice, Objections, Page, Section } from "~/components";
import { AddRounds } from "~/components/loop/AddRounds";
import { CoolOffForm } from "~/components/loop/CoolOffForm";
import { PlanRound } from "~/components/loop/PlanRound";
import { timeZoneChoices } from "~/data/choices.server";
import { agreeCoolOff } from "~/data/creation.server";
import { distribute } from "~/data/distribution.server";
import { idFrom } from "~/data/not-here.server";
import { assign, changeAssignment } from "~/data/plan.server";
import { readPlan } from "~/data/plan-page.server";
import { addRound, removeRound, startRound } from "~/data/rounds.server";
import { requireSignedIn, requireViewer } from "~/data/session.server";
import { unassign } from "~/data/unassign.server";
import type { Id } from "~/domain/loop";
import type { SaidObjection } from "~/domain/objections";
import type { Viewer } from "~/domain/viewer";
import { answerForm } from "~/forms/answer.server";
import { type PlanAct, planActs } from "~/forms/assignment";
import { distributionFrom, PAIR } from "~/forms/distribution";
import { slotFrom } from "~/forms/slot";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { viewer, timeZone } = await requireSignedIn(request);
  const zones = timeZoneChoices(viewer);
  const asked = new URL(request.url).searchParams.get("zone");
  const zone = zones.some((z) => z.value === asked) && asked ? asked : timeZone;
  const plan = await readPlan(viewer, idFrom(params.id), zone, Date.now());
  return { plan, zones, trying: tryingIn(new URL(request.url).searchParams) };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const viewer = await requireViewer(request);
  const loopId = idFrom(params.id);
  return answerForm(request, planActs, async (sent) => {
    const next = new URLSearchParams({ done: sent.intent });
    const zone = new URL(request.url).searchParams.get("zone");
    if (zone) next.set("zone", zone);
    return { objections: await perform(viewer, loopId, sent), to: `/loops/${loopId}/plan?${next}` };
  });
}

/** What a planner without script tries out, as the address has it: nothing of it is kept. */
function tryingIn(asked: URLSearchParams) {
  const roundId = asked.get("roundId");
  return roundId === null ? null : { roundId, chosen: distributionFrom(asked.getAll(PAIR)) };
}

async function perform(viewer: Viewer, loopId: Id, act: PlanAct): Promise<readonly SaidObjection[]> {
  const now = Date.now();
  switch (act.intent) {
    case "assign":
      return (await assign(viewer, loopId, { ...act, slot: slotFrom(act) }, now)).objections;
    case "change":
      return changeAssignment(viewer, loopId, act.assignmentId, { ...act, slot: slotFrom(act) }, now);
    case "unassign":
      return unassign(viewer, loopId, act.assignmentId, now);
    case "distribute":
      return distribute(viewer, loopId, act.roundId, distributionFrom(act.pair), now);
    case "addMain":
      return (await addRound(viewer, loopId, { kind: "main", focus: [] }, now)).objections;
    case "addScreen":
      return (await addRound(viewer, loopId, { kind: "screen", focus: [] }, now)).objections;
    case "addFollowUp":
      return (await addRound(viewer, loopId, { kind: "followUp", focus: act.focus }, now)).objections;
    case "removeRound":
      return removeRound(viewer, loopId, act.roundId, now);
    case "start":
      return startRound(viewer, loopId, act.roundId, now);
    case "agreeCoolOff":
      return agreeCoolOff(viewer, loopId, act.reason, now);
  }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `Plan${data ? ` of ${data.plan.view.candidate.name}'s loop` : ""} · Plumbline` },
];

const DONE = {
  created: "The loop is open. Put its panel together here.",
  assign: "Added to the panel.",
  change: "The change is saved.",
  questions: "The questions are saved.",
  unassign: "Taken off the panel.",
  distribute: "The principles are given out, and each interviewer has questions about theirs.",
  addScreen: "A screen is added.",
  addMain: "The main round is added.",
  addFollowUp: "A follow-up round is added.",
  removeRound: "The round is removed.",
  start: "The round has started. Everybody on its panel owes feedback now.",
  agreeCoolOff: "Your agreement is recorded.",
};

export default function PlanPage() {
  const { plan, zones, trying } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { view, zone, people, principles } = plan;
  return (
    <Page
      title={`Plan: ${view.candidate.name}`}
      kicker={<Link to={`/loops/${view.id}`}>{view.role.title}</Link>}
      lede={
        <p>
          {view.hiringManager.name} hires, {view.recruiter.name} recruits. What the panel still needs is
          listed under each round, and gone as soon as it holds.
        </p>
      }
    >
      <Done messages={DONE} />
      {plan.coolOff === "open" ? <CoolOffForm view={view} answer={answer} /> : null}
      {plan.objections.length > 0 ? (
        <Notice title="You can look at this plan, and not change it">
          <Objections objections={plan.objections} />
        </Notice>
      ) : (
        <>
          <FilterBar>
            <FilterSelect
              name="zone"
              label="Times you type are in"
              value={zone}
              all="Your own zone"
              options={zones}
            />
          </FilterBar>
          {view.rounds.map((round) => {
            const facts = plan.rounds.find((r) => r.id === round.id);
            return facts ? (
              <PlanRound
                key={round.id}
                {...{ view, round, facts, zone, people, principles, answer, trying }}
              />
            ) : null;
          })}
          <Section title="Another round" id="another-round">
            <AddRounds
              {...{ view, principles, answer }}
              followUp={plan.followUp}
              inQuestion={plan.inQuestion}
            />
          </Section>
        </>
      )}
    </Page>
  );
}
