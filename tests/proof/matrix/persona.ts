import { assignmentsOf, isRequired, type Loop, seatsOf, stateOf } from "../../../app/domain/loop.ts";
import type { Viewer } from "../../../app/domain/viewer.ts";

/** What somebody is in front of a loop, in words; two people with the same words are in the same place. */
export function personaOf(viewer: Viewer, loop: Loop): string {
  const seats = seatsOf(viewer.id, loop);
  if (seats.includes("candidate")) return "candidate";
  const own = assignmentsOf(loop).filter((x) => x.assignment.personId === viewer.id);
  const states = [...new Set(own.filter((x) => isRequired(x.assignment)).map((x) => stateOf(x.assignment)))];
  const shadow = own.find((x) => x.assignment.kind === "shadow");
  const words = [
    ...(seats.includes("recruiter") ? ["recruiter"] : []),
    ...(seats.includes("hiringManager") ? ["hiring manager"] : []),
    ...(seats.includes("barRaiser") ? ["Bar Raiser"] : []),
    ...(seats.includes("formerBarRaiser") ? ["former Bar Raiser"] : []),
    ...(seats.length === 1 && seats[0] === "interviewer" ? ["interviewer"] : []),
    ...(states.length > 0 ? [states.join("+")] : []),
    ...(shadow ? [`shadow, ${stateOf(shadow.assignment)}`] : []),
    ...viewer.capabilities
      .filter((name) => !(name === "recruiter" && seats.includes("recruiter")))
      .map(outside),
  ];
  return words.length > 0 ? words.join(", ") : "stranger";
}

const outside = (capability: string): string =>
  capability === "recruiter" ? "another recruiter" : capability;
