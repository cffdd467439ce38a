/** Fictional people and texts of real length, for the gallery. */
export const PANEL = [
  { id: "p1", name: "Oluwaseun Adebayo-Fitzgerald", kind: "Interviewer" },
  { id: "p2", name: "Mei Lin", kind: "Interviewer" },
  { id: "p3", name: "Tom Okafor", kind: "Interviewer" },
  { id: "p4", name: "Priya Raghunathan", kind: "Hiring manager" },
  { id: "p5", name: "Ana Sofía Villanueva de la Cruz", kind: "Bar Raiser" },
  { id: "p6", name: "Jo Park", kind: "Shadow" },
  { id: "p7", name: "Bartholomew Konstantinidis", kind: "Interviewer" },
  { id: "p8", name: "Li Na", kind: "Interviewer" },
] as const;

export const PRINCIPLES = [
  "Customer Obsession",
  "Ownership",
  "Invent and Simplify",
  "Are Right, A Lot",
  "Learn and Be Curious",
  "Hire and Develop the Best",
  "Insist on the Highest Standards",
  "Think Big",
  "Bias for Action",
  "Frugality",
  "Earn Trust",
  "Dive Deep",
  "Have Backbone; Disagree and Commit",
  "Deliver Results",
].map((name, index) => ({ id: `l${index}`, name, required: index < 6 }));

const PARAGRAPH =
  "The billing export had been failing for a fifth of customers for two weeks and three teams each held that it was another's. " +
  "She pulled a week of failed jobs, sorted them by the step that broke, and found that one retry was not idempotent: it wrote the header twice. " +
  "She asked the owner of the queue to pair for an afternoon rather than filing a ticket, and they shipped a guard the same day. " +
  "Failures went from 21 % to 0.3 % within the week, and she wrote the check that would have caught it into the release list.";

/** About nine hundred words of evidence. */
export const LONG_FEEDBACK = Array.from({ length: 9 }, () => PARAGRAPH).join("\n\n");

export const SHORT_FEEDBACK = `${PARAGRAPH}\n\nAsked what she would do differently, she said: talk to support first.\nThey had known the pattern.`;
