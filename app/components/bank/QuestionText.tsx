import { BAND_WORDS, BANDS, type BandPolicy, type QuestionWords } from "~/domain/bank";
import { Prose } from "../Prose";
import { Table } from "../Table";
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
      <h3>Follow-up probes</h3>
      <ul>
        {probes.map((probe) => (
          <li key={probe}>{probe}</li>
        ))}
      </ul>
      <h3>What you would hear</h3>
      <Table caption="Evidence by level" columns={COLUMNS} rows={rowsOf(words, bands)} empty={null} />
      <h3>What it must not ask</h3>
      <Prose text={mustNotAsk} />
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
