import { useLocation } from "@remix-run/react";
import { Button } from "./Button";
import type { Kept } from "./kept";

// A sentence is shown, to be read and copied; a choice or an id only goes along.
const isProse = (value: string): boolean => /\s/.test(value.trim());

const labelOf = (name: string): string => {
  const word = /(\w+)(?:\[\d*\])?$/.exec(name)?.[1] ?? name;
  return word.charAt(0).toUpperCase() + word.slice(1);
};

/** The form as it was sent, to be sent again. */
export function KeptForm({ fields }: { readonly fields: Kept }) {
  const { pathname, search } = useLocation();
  return (
    <form method="post" action={`${pathname}${search}`} className="form">
      {fields.map(([name, value], place) => {
        const id = `kept-${place}`;
        return isProse(value) ? (
          <div className="field" key={id}>
            <label className="label" htmlFor={id}>
              {labelOf(name)}
            </label>
            <textarea id={id} name={name} defaultValue={value} rows={4} className="input textarea" />
          </div>
        ) : (
          <input key={id} type="hidden" name={name} value={value} />
        );
      })}
      <p className="actions">
        <Button>Send it again</Button>
      </p>
    </form>
  );
}
