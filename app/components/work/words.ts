/** A round's kind as people say it. */
export const ROUND_WORDS = { screen: "Screen", main: "Main round", followUp: "Follow-up round" } as const;

/** A seat on the panel as people say it. */
export const KIND_WORDS = {
  interviewer: "Interviewer",
  hiringManager: "Hiring manager",
  barRaiser: "Bar Raiser",
  shadow: "Shadow",
} as const;

/** "Priya", "Priya and Tom", "Priya, Tom and Ana". */
export function listed(names: readonly string[]): string {
  if (names.length < 2) return names[0] ?? "";
  return `${names.slice(0, -1).join(", ")} and ${names[names.length - 1]}`;
}
