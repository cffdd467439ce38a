import type { FieldMetadata } from "@conform-to/react";
import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";

/** Any conform field, whatever its schema. */
// biome-ignore lint/suspicious/noExplicitAny: conform's metadata is invariant in its schema.
export type AnyField = FieldMetadata<any, any, string[]>;

type FrameProps = {
  readonly field: AnyField;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly children: ReactNode;
};

/** Label above, control, hint under it, error beside it. */
export function FieldFrame({ field, label, hint, children }: FrameProps) {
  return (
    <div className="field" data-invalid={field.errors ? "" : undefined}>
      <label className="label" htmlFor={field.id}>
        {label}
      </label>
      {children}
      <FieldNotes field={field} hint={hint} />
    </div>
  );
}

/** The same for a group of controls, whose label is a legend. */
export function FieldGroup({ field, label, hint, children }: FrameProps) {
  return (
    <fieldset
      className="field field-group"
      id={field.id}
      tabIndex={-1}
      data-invalid={field.errors ? "" : undefined}
      aria-describedby={describedBy(field, hint)}
    >
      <legend className="label">{label}</legend>
      {children}
      <FieldNotes field={field} hint={hint} />
    </fieldset>
  );
}

/** The error, then the hint; both named by the control's aria-describedby. */
export function FieldNotes({ field, hint }: { readonly field: AnyField; readonly hint?: ReactNode }) {
  return (
    <>
      {field.errors ? (
        <p className="error" id={field.errorId}>
          <CircleAlert aria-hidden="true" /> {field.errors.join(" ")}
        </p>
      ) : null}
      {hint ? (
        <p className="hint" id={field.descriptionId}>
          {hint}
        </p>
      ) : null}
    </>
  );
}

/** The ids that describe a control: its error first, since that is what needs doing. */
function describedBy(field: AnyField, hint: ReactNode): string | undefined {
  const ids = [field.errors ? field.errorId : null, hint ? field.descriptionId : null].filter(Boolean);
  return ids.length > 0 ? ids.join(" ") : undefined;
}

/** What every single control carries: its id, name, form and what describes it. */
export function controlProps(field: AnyField, hint: ReactNode) {
  return {
    id: field.id,
    name: field.name,
    form: field.formId,
    "aria-describedby": describedBy(field, hint),
    "aria-invalid": field.errors ? (true as const) : undefined,
  };
}
