import type { FieldMetadata } from "@conform-to/react";
import { TextArea } from "~/components";
import type { EvidenceFieldset } from "./fields";

type EvidenceFieldsProps = {
  readonly field: FieldMetadata<EvidenceFieldset>;
  readonly number: number;
};

/** One observed behaviour: situation, what the candidate did, result (F2). */
export function EvidenceFields({ field, number }: EvidenceFieldsProps) {
  const { situation, action, result } = field.getFieldset();
  return (
    <fieldset className="evidence">
      <legend>Evidence {number}</legend>
      <TextArea field={situation} label="Situation" rows={2} />
      <TextArea field={action} label="What the candidate did" rows={3} />
      <TextArea field={result} label="Result" rows={2} />
    </fieldset>
  );
}
