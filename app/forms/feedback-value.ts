/** One observed behaviour as the form holds it. */
type EvidenceValue = {
  readonly situation: string;
  readonly action: string;
  readonly result: string;
  /** The question that it answered; empty for none. */
  readonly questionId: string;
};

/** One principle's part of the form: "1" to "5", "notAssessed", or nothing chosen yet. */
export type PrincipleValue = {
  readonly principleId: string;
  readonly rating: string;
  readonly reason: string;
  readonly evidence: readonly EvidenceValue[];
};

/** The whole form in texts, as the page shows it and a browser keeps it. */
export type FeedbackValue = {
  readonly principles: readonly PrincipleValue[];
  readonly bar: string;
  readonly vote: string;
  readonly summary: string;
};

/** One thing still missing: the field to go to, the principle it is about, and what to do. */
export type Placed = { readonly field: string; readonly about: string | null; readonly text: string };

const PATH =
  /^principles\[(\d+)\]\.(?:(principleId|rating|reason)|evidence\[(\d+)\]\.(situation|action|result|questionId))$/;

type Loose = { principleId: string; rating: string; reason: string; evidence: Record<string, string>[] };

/** Reads a form's fields back into its value; fields of other forms are left out. */
export function valueFrom(fields: Iterable<readonly [string, unknown]>): FeedbackValue {
  const whole: Record<string, string> = {};
  const parts: Loose[] = [];
  for (const [name, value] of fields) {
    const text = String(value);
    const path = PATH.exec(name);
    if (!path) whole[name] = text;
    else place(parts, path, text);
  }
  const principles = parts.map((p) => ({
    ...p,
    evidence: Array.from(p.evidence, (e) => ({
      situation: "",
      action: "",
      result: "",
      questionId: "",
      ...e,
    })),
  }));
  return { principles, bar: whole.bar ?? "", vote: whole.vote ?? "", summary: whole.summary ?? "" };
}

function place(parts: Loose[], [, index, field, block, piece]: RegExpExecArray, text: string): void {
  parts[Number(index)] ??= { principleId: "", rating: "", reason: "", evidence: [] };
  const part = parts[Number(index)];
  if (!part) return;
  if (field === "principleId" || field === "rating" || field === "reason") part[field] = text;
  else if (piece) part.evidence[Number(block)] = { ...part.evidence[Number(block)], [piece]: text };
}
