import type { FieldMetadata } from "@conform-to/react";
import { Select, TextArea } from "~/components";
import type { Option } from "~/components/Choice";
import type { EvidenceFieldset } from "./fields";

type EvidenceFieldsProps = {
  readonly field: FieldMetadata<EvidenceFieldset>;
  readonly number: number;
  /** The writer's own questions about this principle. */
  readonly questions: readonly Option[];
};

/** One observed behaviour: the question that it answered, situation, what the candidate did, result (F2). */
export function EvidenceFields({ field, number, questions }: EvidenceFieldsProps) {
  const { situation, action, result, questionId } = field.getFieldset();
  return (
    <fieldset className="evidence">
      <legend>Evidence {number}</legend>
      {questions.length > 0 ? (
        <Select
          field={questionId}
          label="In answer to"
          blank="No question in particular"
          options={questions}
        />
      ) : null}
      <TextArea field={situation} label="Situation" rows={2} />
      <TextArea field={action} label="What the candidate did" rows={3} />
      <TextArea field={result} label="Result" rows={2} />
    </fieldset>
  );
}
