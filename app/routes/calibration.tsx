import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import {
  BarWord,
  Definition,
  EmptyState,
  Page,
  RatingWord,
  Section,
  Table,
  VoteWord,
  When,
} from "~/components";
import { readCalibration } from "~/data/calibration.server";
import { requireViewer } from "~/data/session.server";
import type { Calibration, CameOut, OwnVerdict } from "~/domain/calibration";

export async function loader({ request }: LoaderFunctionArgs) {
  return readCalibration(await requireViewer(request));
}

export const meta: MetaFunction = () => [{ title: "Your calibration · Plumbline" }];

export default function CalibrationPage() {
  const calibration = useLoaderData<typeof loader>();
  const { verdicts } = calibration;
  return (
    <Page
      title="Your calibration"
      lede={
        <p>
          Your own votes and ratings beside how the loops came out, once they are closed. Only you can open
          this page; nobody is compared with anybody.
        </p>
      }
    >
      {verdicts.length === 0 ? (
        <EmptyState title="Nothing to look back on yet">
          <p>A loop that you wrote feedback for shows here once it has ended with a decision.</p>
        </EmptyState>
      ) : (
        <>
          <Figures calibration={calibration} />
          <Section
            title="Loop by loop"
            hint="Latest first. An outcome is no verdict on your vote: dissent is what the panel is for."
          >
            <Table
              caption="Your feedback in closed loops"
              columns={COLUMNS}
              rows={verdicts.map(rowOf)}
              empty={null}
            />
          </Section>
        </>
      )}
    </Page>
  );
}

/** Below this, figures say more of chance than of anybody. */
const FEW = 8;

function Figures({
  calibration: { verdicts, medianHours, onTime, pieces, cited },
}: {
  readonly calibration: Calibration;
}) {
  const of = verdicts.length;
  return (
    <Section
      title="What you do"
      hint={
        of < FEW
          ? `From ${of === 1 ? "one interview" : `${of} interviews`}: too few to read a pattern into.`
          : undefined
      }
    >
      <Definition
        items={[
          {
            term: "From the end of the slot to your feedback",
            detail: medianHours === null ? "No slot was set." : `${hours(medianHours)} in the middle`,
          },
          { term: "On time", detail: `${onTime} of ${of}` },
          {
            term: "Evidence cited",
            detail: `${cited} of ${pieces} pieces of yours are cited by a veto or by its lifting`,
          },
        ]}
      />
    </Section>
  );
}

const hours = (value: number): string =>
  value < 1
    ? "under an hour"
    : `${new Intl.NumberFormat("en", { maximumFractionDigits: 1 }).format(value)} hours`;

const COLUMNS = [
  { key: "loop", label: "Loop" },
  { key: "ended", label: "Closed" },
  { key: "vote", label: "Your first vote" },
  { key: "outcome", label: "How it came out" },
  { key: "ratings", label: "Your ratings" },
];

const OUTCOME: Readonly<Record<CameOut, string>> = {
  hired: "Hired",
  offered: "An offer was made, and not taken",
  notHired: "No hire",
};

const rowOf = ({ assignmentId, loop, endedAt, vote, bar, cameOut, ratings }: OwnVerdict) => ({
  key: assignmentId,
  cells: {
    loop: (
      <>
        <Link to={`/loops/${loop.id}`}>{loop.candidate.name}</Link>
        <div className="hint">{loop.role}</div>
      </>
    ),
    ended: <When at={endedAt} show="day" />,
    vote: (
      <>
        <VoteWord vote={vote} />
        <div className="hint">
          Bar: <BarWord bar={bar} />
        </div>
      </>
    ),
    outcome: OUTCOME[cameOut],
    ratings: (
      <ul>
        {ratings.map(({ principle, rating }) => (
          <li key={principle}>
            {principle}: <RatingWord rating={rating} />
          </li>
        ))}
      </ul>
    ),
  },
});
