import type { ReactNode } from "react";
import { BAND_WORDS, BANDS, type BandPolicy, type QuestionWords } from "~/domain/bank";
import { Prose } from "../Prose";
import { Table } from "../Table";
import "./bank.css";
import { bandLevels } from "./words";

type QuestionTextProps = { readonly words: QuestionWords; readonly bands: BandPolicy };

/** All that a version of a question says: the question, its probes, the evidence by level, what it must not ask. */
export function QuestionText({ words, bands }: QuestionTextProps) {
  const { text, probes, mustNotAsk } = words;
  return (
    <div className="question">
      <div className="question-text">
        <Prose text={text} />
      </div>
      <Part title="Follow-up probes">
        <ul className="probes">
          {probes.map((probe) => (
            <li key={probe}>{probe}</li>
          ))}
        </ul>
      </Part>
      <Part title="What you would hear">
        <Table caption="Evidence by level" columns={COLUMNS} rows={rowsOf(words, bands)} empty={null} />
      </Part>
      <Part title="What it must not ask">
        <Prose text={mustNotAsk} />
      </Part>
    </div>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className="question-part">
      <h2>{title}</h2>
      {children}
    </div>
  );
}

const COLUMNS = [
  { key: "band", label: "Level" },
  { key: "strong", label: "Strong evidence" },
  { key: "weak", label: "Weak evidence" },
];

const rowsOf = ({ evidence }: QuestionWords, bands: BandPolicy) =>
  BANDS.map((band) => ({
    key: band,
    cells: {
      band: (
        <>
          {BAND_WORDS[band]}
          <div className="hint">{bandLevels(band, bands)}</div>
        </>
      ),
      ...evidence[band],
    },
  }));
