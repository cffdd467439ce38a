import { type Flaw, verifyChain } from "../../data/audit-verify.server.ts";
import { say } from "../log.ts";
import { openEverything } from "../process.ts";
import { readSettings } from "../settings.ts";

const FLAWS: Readonly<Record<Flaw, string>> = {
  edited: "was changed after it was written",
  unlinked: "does not follow from the entry before it, or the chain's end does not follow from it",
  missing: "is missing",
  afterEnd: "stands behind the chain's end",
};

/** `npm run audit:verify`: checks the whole audit chain (R1). 0: it is whole. 1: it is broken, and where. */
export async function run(): Promise<number> {
  const open = await openEverything(readSettings());
  try {
    const found = await verifyChain((checked, total) => say(`${checked} of ${total} entries checked`));
    if (found.first) {
      say(`The audit chain is broken: entry ${found.first.number} ${FLAWS[found.first.flaw]}.`);
      return 1;
    }
    say(`The audit chain is whole: ${found.checked} entries. It ends in ${found.head}.`);
    say("Keep that hash somewhere else: it shows later whether the whole chain was rewritten.");
    return 0;
  } finally {
    await open.close();
  }
}
