/** The levels that a new organisation starts with; it renames, adds and exempts its own later. */
export const LEVELS = [
  { number: 3, label: "L3, Associate" },
  { number: 4, label: "L4, Professional" },
  { number: 5, label: "L5, Senior" },
  { number: 6, label: "L6, Staff" },
  { number: 7, label: "L7, Principal" },
  { number: 8, label: "L8, Distinguished" },
] as const;

/** The fourteen principles that a new organisation starts with, each described in two sentences of our own. */
export const PRINCIPLES = [
  {
    name: "Customer Obsession",
    description:
      "Starts from the person who will use the thing and works back to what must be built. Keeps that person's trust in view when a rival, a plan or a convenience pulls elsewhere.",
  },
  {
    name: "Ownership",
    description:
      "Treats the whole result as their own, also the parts that belong to no one. Gives up a quick gain when the organisation would pay for it later.",
  },
  {
    name: "Invent and Simplify",
    description:
      "Looks for a new way where the known one falls short, and takes ideas from anywhere. Leaves things with fewer parts and steps than they had before.",
  },
  {
    name: "Are Right, A Lot",
    description:
      "Judges well when the facts are thin, and can say what the judgement rested on. Seeks out the view that would prove them wrong, and changes course when it does.",
  },
  {
    name: "Learn and Be Curious",
    description:
      "Keeps learning past what the work demands. Meets an unfamiliar field with questions, and turns the answers into something that they can do.",
  },
  {
    name: "Hire and Develop the Best",
    description:
      "Wants each new colleague to make the team better than it was. Sees what people could become, and spends real time on helping them get there.",
  },
  {
    name: "Insist on the Highest Standards",
    description:
      "Holds work to a bar that others may find too high, and keeps raising it. Fixes a fault where it arises, so that it neither travels on nor comes back.",
  },
  {
    name: "Think Big",
    description:
      "Sets a direction bold enough to make people look further than the next step. Asks what the problem would look like if nothing about it were fixed in advance.",
  },
  {
    name: "Bias for Action",
    description:
      "Tells the decisions that can be taken back from those that can't, and takes the first kind fast. Prefers a small, considered risk to waiting for certainty.",
  },
  {
    name: "Frugality",
    description:
      "Gets further with less, and lets tight means sharpen the solution. Counts people, time and money spent as a cost, never as a sign of importance.",
  },
  {
    name: "Earn Trust",
    description:
      "Listens closely, speaks plainly and treats people with respect. Names their own mistakes first, even when it is awkward.",
  },
  {
    name: "Dive Deep",
    description:
      "Knows the details of their work and checks them against the raw facts. Goes and looks when the figures and the stories that people tell don't agree.",
  },
  {
    name: "Have Backbone; Disagree and Commit",
    description:
      "Says so, with reasons, when a decision looks wrong to them, also when that is uncomfortable. Once it is made, puts their whole effort behind it.",
  },
  {
    name: "Deliver Results",
    description:
      "Finds the few things that decide the outcome and gets them done, in time and to standard. Meets setbacks without settling for less.",
  },
] as const;
