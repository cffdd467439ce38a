import type { Id } from "~/domain/loop";
import type { Capability } from "~/domain/viewer";
import { PEOPLE } from "./people";

const HELD: Readonly<Record<string, readonly Capability[]>> = {
  ...{
    lena: ["lead"],
    luis: ["lead"],
    ada: ["admin"],
    aldo: ["auditor"],
    rosa: ["recruiter"],
    rene: ["recruiter"],
  },
};

/** Every kind of person who may ask for a loop: each seat, each capability, and somebody without either. */
export const ASKERS: readonly Id[] = [...Object.keys(PEOPLE), "aldo", "rene", "nobody"];

/** A person of the stories with the capabilities that they hold there. */
export const asker = (id: Id) => ({ id, capabilities: HELD[id] ?? [] });
