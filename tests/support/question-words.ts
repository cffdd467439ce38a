import type { QuestionWords } from "../../app/domain/bank.ts";

const signs = (band: string) => ({ strong: `Asked, as a ${band}.`, weak: `Waited, as a ${band}.` });

/** A question of somebody's own that says this, complete. */
export const questionWords = (text: string, change: Partial<QuestionWords> = {}): QuestionWords => ({
  ...{ text, probes: ["What came of it?", "Who disagreed?"], mustNotAsk: "Their age or their health." },
  evidence: { junior: signs("junior"), senior: signs("senior"), leader: signs("leader") },
  ...change,
});
