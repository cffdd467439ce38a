import type { FieldMetadata, FormMetadata } from "@conform-to/react";
import { Button, Disclosure, Radios, Section, TextArea } from "~/components";
import type { Option } from "~/components/Choice";
import type { AnchorWords } from "~/domain/bank";
import { RATING_ANCHORS, RATING_WORDS, RATINGS } from "~/domain/feedback";
import { EvidenceFields } from "./EvidenceFields";
import type { EvidenceFieldset, Fields, PrincipleFieldset } from "./fields";

/** The five ratings with what each means for this principle, or in general where nothing was said (F1). */
const optionsFor = (anchors: AnchorWords | null) => [
  ...RATINGS.map((rating) => ({
    value: String(rating),
    label: `${rating} ${RATING_WORDS[rating]}`,
    hint: anchors?.[rating] ?? RATING_ANCHORS[rating],
  })),
  {
    value: "notAssessed",
    label: "Not assessed",
    hint: "You did not get to it. This counts neither for nor against.",
  },
];

type PrincipleFieldsProps = {
  readonly form: FormMetadata<Fields, string[]>;
  readonly field: FieldMetadata<PrincipleFieldset>;
  readonly principle: {
    readonly name: string;
    readonly description: string;
    readonly anchors: AnchorWords | null;
  };
  /** The writer's own questions about it. */
  readonly questions: readonly Option[];
};

/** One principle's section: its anchored rating, or why it was not assessed, and the evidence (F1, F2). */
export function PrincipleFields({ form, field, principle, questions }: PrincipleFieldsProps) {
  const { principleId, rating, reason, evidence } = field.getFieldset();
  return (
    <Section title={principle.name} hint={principle.description}>
      <input type="hidden" name={principleId.name} value={String(principleId.initialValue ?? "")} />
      <Radios field={rating} label="Rating" options={optionsFor(principle.anchors)} />
      <div className="not-assessed">
        <TextArea
          field={reason}
          label="Why it was not assessed"
          hint="Only if you chose “Not assessed”."
          rows={2}
        />
      </div>
      <EvidenceList list={evidence.getFieldList()} questions={questions} />
      <Button tone="quiet" {...form.insert.getButtonProps({ name: evidence.name, defaultValue: BLANK })}>
        Add another piece of evidence
      </Button>
    </Section>
  );
}

const BLANK = { situation: "", action: "", result: "", questionId: "" };

type EvidenceListProps = {
  readonly list: readonly FieldMetadata<EvidenceFieldset>[];
  readonly questions: readonly Option[];
};

// The second place stays folded until it is wanted; those that hold something, or were asked for, are open.
function EvidenceList({ list, questions }: EvidenceListProps) {
  const isFolded = (item: FieldMetadata<EvidenceFieldset>, index: number) =>
    index === 1 && list.length === 2 && isBlank(item);
  return (
    <>
      {list.map((item, index) =>
        isFolded(item, index) ? (
          <Disclosure key={item.key} summary="A second piece of evidence">
            <EvidenceFields field={item} number={index + 1} questions={questions} />
          </Disclosure>
        ) : (
          <EvidenceFields key={item.key} field={item} number={index + 1} questions={questions} />
        ),
      )}
    </>
  );
}

const isBlank = (item: FieldMetadata<EvidenceFieldset>): boolean =>
  [item.initialValue?.situation, item.initialValue?.action, item.initialValue?.result].every((text) => !text);
