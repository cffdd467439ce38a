import type { Placed } from "./feedback-value";

/** What an autosave answers to script; `Value` is the whole form in texts. */
export type SaveAnswer<Value> =
  | {
      readonly status: "saved";
      readonly revision: number;
      readonly savedAt: number;
      /** What is still missing before it can be submitted; nothing for what never is. */
      readonly missing: readonly Placed[];
    }
  | {
      readonly status: "conflict";
      readonly newer: { readonly value: Value; readonly revision: number; readonly savedAt: number };
    }
  | { readonly status: "refused"; readonly reasons: readonly string[] };
