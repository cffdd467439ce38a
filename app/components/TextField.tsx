import type { HTMLInputTypeAttribute, InputHTMLAttributes, ReactNode } from "react";
import { type AnyField, controlProps, FieldFrame } from "./Field";

type Common = { readonly field: AnyField; readonly label: ReactNode; readonly hint?: ReactNode };

type TextFieldProps = Common & {
  readonly type?: HTMLInputTypeAttribute;
  readonly autoComplete?: string;
  readonly inputMode?: InputHTMLAttributes<HTMLInputElement>["inputMode"];
  /** Characters that the box should seem to hold; unset fills the column. */
  readonly size?: number;
};

/** One line of text. A password is never sent back into the page. */
export function TextField({
  field,
  label,
  hint,
  type = "text",
  autoComplete,
  inputMode,
  size,
}: TextFieldProps) {
  return (
    <FieldFrame field={field} label={label} hint={hint}>
      <input
        key={field.key}
        {...controlProps(field, hint)}
        type={type}
        defaultValue={type === "password" ? undefined : text(field)}
        autoComplete={autoComplete}
        inputMode={inputMode}
        size={size}
        className={size ? "input input-sized" : "input"}
      />
    </FieldFrame>
  );
}

/** Several lines, set in the reading face, growing with what is written where the browser can. */
export function TextArea({ field, label, hint, rows = 5 }: Common & { readonly rows?: number }) {
  return (
    <FieldFrame field={field} label={label} hint={hint}>
      <textarea
        key={field.key}
        {...controlProps(field, hint)}
        rows={rows}
        defaultValue={text(field)}
        className="input textarea"
      />
    </FieldFrame>
  );
}

/** A calendar day, YYYY-MM-DD. */
export function DateField(props: Common) {
  return <TextField {...props} type="date" size={12} />;
}

/** A wall-clock time without a zone; say in the hint whose zone it is read in. */
export function DateTimeField(props: Common) {
  return <TextField {...props} type="datetime-local" size={18} />;
}

function text(field: AnyField): string | undefined {
  return typeof field.initialValue === "string" ? field.initialValue : undefined;
}
