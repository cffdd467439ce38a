import type { AnyField } from "../Field";
import { TextField } from "../TextField";

/** Asks for the console's one-time code, where the server listens beyond this machine (A1). */
export function CodeField({ field }: { readonly field: AnyField }) {
  return (
    <TextField
      field={field}
      label="One-time code"
      autoComplete="off"
      size={14}
      hint="This server can be reached from other machines, so it printed a code on its console when it started."
    />
  );
}
