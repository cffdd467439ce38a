import type { ReactNode } from "react";
import { type AnyField, controlProps, FieldFrame, FieldGroup, FieldNotes } from "./Field";

type Common = { readonly field: AnyField; readonly label: ReactNode; readonly hint?: ReactNode };
/** One entry of a native list. */
export type Option = { readonly value: string; readonly label: string; readonly disabled?: boolean };
type HintedOption = { readonly value: string; readonly label: ReactNode; readonly hint?: ReactNode };

type SelectProps = Common & {
  readonly options: readonly Option[];
  /** The words of the empty first choice; without it the first option is preselected. */
  readonly blank?: string;
};

/** One of many, from a native list. */
export function Select({ field, label, hint, options, blank }: SelectProps) {
  return (
    <FieldFrame field={field} label={label} hint={hint}>
      <select
        key={field.key}
        {...controlProps(field, hint)}
        defaultValue={chosen(field)[0] ?? ""}
        className="input select"
      >
        {blank === undefined ? null : <option value="">{blank}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}

type GroupProps = Common & { readonly options: readonly HintedOption[] };

/** One of a few, all in view. Every choice has the same size and weight. */
export function Radios(group: GroupProps) {
  return <ChoiceList {...group} type="radio" />;
}

/** Any of a few, all in view. */
export function Checkboxes(group: GroupProps) {
  return <ChoiceList {...group} type="checkbox" />;
}

type ListProps = GroupProps & { readonly type: "radio" | "checkbox" };

function ChoiceList({ field, label, hint, options, type }: ListProps) {
  const selected = chosen(field);
  return (
    <FieldGroup field={field} label={label} hint={hint}>
      <div className="choices" key={field.key}>
        {options.map((option) => (
          <label key={option.value} className="choice">
            <input
              type={type}
              name={field.name}
              form={field.formId}
              value={option.value}
              defaultChecked={selected.includes(option.value)}
            />
            <span className="choice-text">
              {option.label}
              {option.hint ? <span className="choice-hint">{option.hint}</span> : null}
            </span>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}

/** One yes; left blank it sends nothing. */
export function Checkbox({ field, label, hint }: Common) {
  return (
    <div className="field" data-invalid={field.errors ? "" : undefined}>
      <label className="choice" htmlFor={field.id}>
        <input
          key={field.key}
          {...controlProps(field, hint)}
          type="checkbox"
          value="on"
          defaultChecked={chosen(field)[0] === "on"}
        />
        <span className="choice-text">{label}</span>
      </label>
      <FieldNotes field={field} hint={hint} />
    </div>
  );
}

function chosen(field: AnyField): readonly string[] {
  const value: unknown = field.initialValue;
  if (Array.isArray(value)) return value.filter((item): item is string => typeof item === "string");
  if (value === true) return ["on"];
  return typeof value === "string" && value !== "" ? [value] : [];
}
