import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import type { Practised } from "~/domain/practice";
import { Section } from "../Page";
import { Table } from "../Table";
import { When } from "../When";
import { BarWord, RatingWord, VoteWord } from "../words";

/** What a trainee wrote beside what the panel did, round by round (F9). Nothing is computed of the two (M4). */
export function PracticeBeside({ practice }: { readonly practice: readonly Practised[] }) {
  return (
    <Section
      title="Practice beside the panel"
      id="practice"
      hint="For the trainee and the leads alone, once a round is revealed. Practice feedback never counts, and a difference is no mistake: read why."
    >
      {practice.length === 0 ? <p className="hint">No practice feedback in a revealed round yet.</p> : null}
      {practice.map((one) => (
        <article key={one.round.id}>
          <h3>
            <Link to={`/loops/${one.loop.id}`}>
              {one.loop.candidate.name}, {one.loop.role}
            </Link>
          </h3>
          <p className="hint">
            Round {one.round.number}, revealed <When at={one.revealedAt} show="day" />
          </p>
          <Beside practised={one} />
        </article>
      ))}
    </Section>
  );
}

function Beside({ practised: { loop, own, panel, principles } }: { readonly practised: Practised }) {
  const writers = [own, ...panel];
  const cells = (of: (writer: Practised["own"]) => ReactNode) =>
    Object.fromEntries(writers.map((writer) => [writer.author.id, of(writer)]));
  return (
    <Table
      caption={`Judgments about ${loop.candidate.name}`}
      columns={[
        { key: "what", label: "Judged" },
        ...writers.map(({ author }) => ({
          key: author.id,
          label: author.id === own.author.id ? `${author.name} (practice)` : author.name,
        })),
      ]}
      rows={[
        { key: "vote", cells: { what: "Vote", ...cells(({ vote }) => <VoteWord vote={vote} />) } },
        { key: "bar", cells: { what: "The bar", ...cells(({ bar }) => <BarWord bar={bar} />) } },
        ...principles.map(({ id, name }) => ({
          key: id,
          cells: { what: name, ...cells(({ ratings }) => <RatingWord rating={ratings[id] ?? null} />) },
        })),
      ]}
      empty={null}
    />
  );
}
