import { Notice } from "../Notice";
import { Section } from "../Page";
import { Table } from "../Table";
import { type Counts, DEED_WORDS, deedsIn } from "./import-words";

type Entry = {
  readonly at: number;
  readonly key: string;
  readonly text: string;
  readonly deeds: readonly (keyof typeof DEED_WORDS)[];
  readonly refusals: readonly string[];
};

type ImportPreviewProps = {
  readonly preview: {
    readonly places: "line" | "question";
    readonly entries: readonly Entry[];
    readonly counts: Counts;
  };
};

/** What an import would do: what it refuses first, then each question that it touches. */
export function ImportPreview({ preview }: ImportPreviewProps) {
  const { places, entries, counts } = preview;
  const refused = entries.filter((entry) => entry.refusals.length > 0);
  const touched = entries.filter((entry) => entry.deeds.length > 0);
  const same = entries.length - refused.length - touched.length;
  const place = places === "line" ? "Line" : "Question";
  return (
    <Section title="What it would do" hint={sum(counts, same)}>
      {refused.length > 0 ? (
        <Notice tone="grave" title={`${refused.length} refused`}>
          <p>They are left out of the import. Correct them in the text or the file, and look again.</p>
        </Notice>
      ) : null}
      {refused.length > 0 ? (
        <Table
          caption="Refused"
          columns={[PLACE, ...KEY, { key: "why", label: "Why it is refused" }]}
          rows={refused.map((entry, index) => ({
            key: `${entry.at}-${index}`,
            cells: { ...refusedCells(entry), at: `${place} ${entry.at}` },
          }))}
          empty={null}
        />
      ) : null}
      {touched.length > 0 ? (
        <Table
          caption="To be imported"
          columns={[PLACE, { key: "deeds", label: "What" }, ...KEY, QUESTION]}
          rows={touched.map((entry) => ({
            key: String(entry.at),
            cells: { ...touchedCells(entry), at: `${place} ${entry.at}` },
          }))}
          empty={null}
        />
      ) : null}
    </Section>
  );
}

const PLACE = { key: "at", label: "Where" };
const KEY = [{ key: "key", label: "Id" }];
const QUESTION = { key: "text", label: "Question" };

const refusedCells = ({ key, refusals }: Entry) => ({
  key: key ? <code>{key}</code> : "None",
  why: (
    <ul>
      {refusals.map((says) => (
        <li key={says}>{says}</li>
      ))}
    </ul>
  ),
});

const touchedCells = ({ key, deeds, text }: Entry) => ({
  ...{ text, deeds: deeds.map((deed) => DEED_WORDS[deed]).join(", ") },
  key: key ? <code>{key}</code> : "Gets one",
});

const sum = (counts: Counts, same: number): string =>
  [
    capital(deedsIn(counts)) || "Nothing to import",
    ...(same > 0 ? [`${same} as they stand already`] : []),
    ...(counts.refused > 0 ? [`${counts.refused} refused`] : []),
  ].join("; ");

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
