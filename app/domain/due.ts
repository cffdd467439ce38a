import {
  type Assignment,
  assignmentsOf,
  isStarted,
  type Loop,
  type Policy,
  type Slot,
  stateOf,
} from "./loop";
import { HOUR, type Instant } from "./time";

/** When feedback is due: the end of the slot plus the organisation's time (F7). */
export const dueAt = (slot: Slot, policy: Policy): Instant => slot.end + policy.feedbackHours * HOUR;

/** Whether feedback submitted then is marked late. On the very instant it is still on time. */
export const isLate = (due: Instant | null, submittedAt: Instant): boolean =>
  due !== null && submittedAt > due;

/** Whether feedback is awaited and past its due time. */
export const isOverdue = (assignment: Assignment, now: Instant): boolean =>
  stateOf(assignment) === "pending" && assignment.dueAt !== null && now > assignment.dueAt;

/** Whether feedback is overdue by more than the organisation's limit, so that others may act (F8, P5). */
export const isBeyondLimit = (assignment: Assignment, policy: Policy, now: Instant): boolean =>
  isOverdue(assignment, now) && isOverdue(assignment, now - policy.overdueHours * HOUR);

/** No reminder before the slot has ended, none after submission or excusal (F7). Ask `remindersIn` for a loop. */
export const mayRemind = (assignment: Assignment, now: Instant): boolean =>
  stateOf(assignment) === "pending" && assignment.slot !== null && now >= assignment.slot.end;

/** The assignments of started rounds that may be reminded of; none once the loop has ended (S10). */
export const remindersIn = (loop: Loop, now: Instant): readonly Assignment[] =>
  loop.ending !== null
    ? []
    : assignmentsOf(loop)
        .filter(({ round, assignment }) => isStarted(round) && mayRemind(assignment, now))
        .map(({ assignment }) => assignment);
