import type { QuestionWords } from "~/domain/bank";
import areRightALot from "./are-right-a-lot.json";
import biasForAction from "./bias-for-action.json";
import customerObsession from "./customer-obsession.json";
import deliverResults from "./deliver-results.json";
import diveDeep from "./dive-deep.json";
import earnTrust from "./earn-trust.json";
import frugality from "./frugality.json";
import haveBackbone from "./have-backbone-disagree-and-commit.json";
import hireAndDevelopTheBest from "./hire-and-develop-the-best.json";
import insistOnTheHighestStandards from "./insist-on-the-highest-standards.json";
import inventAndSimplify from "./invent-and-simplify.json";
import learnAndBeCurious from "./learn-and-be-curious.json";
import ownership from "./ownership.json";
import thinkBig from "./think-big.json";

/** What the program brings along for one of the principles that a new organisation starts with. */
export interface BuiltIn {
  /** The principle's name at the start. */
  readonly principle: string;
  /** Lowest rating first. */
  readonly anchors: readonly string[];
  readonly questions: readonly (QuestionWords & { readonly id: string })[];
}

/** The bank that a new organisation starts with, in the order of its principles. It edits, adds and retires its own later. */
export const BUILT_IN: readonly BuiltIn[] = [
  customerObsession,
  ownership,
  inventAndSimplify,
  areRightALot,
  learnAndBeCurious,
  hireAndDevelopTheBest,
  insistOnTheHighestStandards,
  thinkBig,
  biasForAction,
  frugality,
  earnTrust,
  diveDeep,
  haveBackbone,
  deliverResults,
];
