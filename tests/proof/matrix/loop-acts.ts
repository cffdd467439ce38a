import type { Act } from "./act";
import { DEBRIEF } from "./acts-deciding";
import { OUTCOME } from "./acts-outcome";
import { PLANNING } from "./acts-planning";
import { SEATS } from "./acts-seats";
import { WRITING } from "./acts-writing";

/** Every act on a loop. */
export const LOOP_ACTS: readonly Act[] = [...PLANNING, ...SEATS, ...WRITING, ...DEBRIEF, ...OUTCOME];
