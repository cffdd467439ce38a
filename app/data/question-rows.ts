import type { QuestionWords } from "~/domain/bank";

/** A version's words as its row holds them. */
export interface WordColumns {
  readonly text: string;
  readonly probes: readonly string[];
  readonly mustNotAsk: string;
  readonly juniorStrong: string;
  readonly juniorWeak: string;
  readonly seniorStrong: string;
  readonly seniorWeak: string;
  readonly leaderStrong: string;
  readonly leaderWeak: string;
}

/** The words that a row holds, and nothing else of it. */
export const wordsOf = (row: WordColumns): QuestionWords => ({
  ...{ text: row.text, probes: row.probes, mustNotAsk: row.mustNotAsk },
  evidence: {
    junior: { strong: row.juniorStrong, weak: row.juniorWeak },
    senior: { strong: row.seniorStrong, weak: row.seniorWeak },
    leader: { strong: row.leaderStrong, weak: row.leaderWeak },
  },
});

/** The columns that hold these words. */
export const columnsOf = ({ text, probes, evidence, mustNotAsk }: QuestionWords) => ({
  ...{ text, probes: [...probes], mustNotAsk },
  ...{ juniorStrong: evidence.junior.strong, juniorWeak: evidence.junior.weak },
  ...{ seniorStrong: evidence.senior.strong, seniorWeak: evidence.senior.weak },
  ...{ leaderStrong: evidence.leader.strong, leaderWeak: evidence.leader.weak },
});
