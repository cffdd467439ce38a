import { parseWithZod } from "@conform-to/zod/v4";
import type { z } from "zod";
import { objectionsToldTo } from "../../../app/domain/concluding.ts";
import type { Id, Loop } from "../../../app/domain/loop.ts";
import type { Objection } from "../../../app/domain/objections.ts";
import type { Viewer } from "../../../app/domain/viewer.ts";
import { bodyOf, type Fields } from "./door";
import type { House } from "./house";

/**
 * What the domain says of an attempt: not here for them, done already, not complete (which the form says beside its
 * fields), for those who are signed in, or the objections; none means yes.
 */
export type Verdict = "notHere" | "done" | "incomplete" | "signIn" | readonly Objection[];

/** One person in front of one loop. */
export interface Scene {
  readonly house: House;
  readonly viewer: Viewer;
  /** The facts as the product loads them for this viewer. */
  readonly loop: Loop;
  /** The same as loaded for those who may read most: what a form is filled from. */
  readonly wide: Loop;
  readonly at: number;
}

/** One act of the product, as a form sends it, and the rule that judges it. */
export interface Act {
  /** The route's pattern in the build. */
  readonly route: string;
  readonly intent: string | null;
  /** Tells apart the ways in which one intent is tried. */
  readonly variant: string;
  readonly address: (scene: Scene) => string;
  readonly fill: (scene: Scene) => Fields;
  readonly judge: (scene: Scene) => Verdict | Promise<Verdict>;
  /** Tables that may change although the answer is no: a draft is kept before it is judged (F4). */
  readonly keeps: readonly string[];
}

export const nameOf = ({ route, intent, variant }: Act): string =>
  [route, intent, variant && `(${variant})`].filter(Boolean).join(" ");

type Sent<S extends z.ZodType, I> = I extends string
  ? Extract<z.output<S>, { readonly intent: I }>
  : z.output<S>;

interface Plan<S extends z.ZodType, I extends string | null> {
  readonly fill: (scene: Scene) => Fields;
  readonly rule: (scene: Scene, sent: Sent<S, I>) => Verdict | Promise<Verdict>;
  readonly address?: (scene: Scene) => string;
  readonly variant?: string;
  readonly keeps?: readonly string[];
}

/** The acts of one form at one address: each is filled, read by the form's own schema, and judged by its rule. */
export const actsOf =
  <S extends z.ZodType>(route: string, schema: S) =>
  <const I extends string | null>(intent: I, plan: Plan<S, I>): Act => {
    const fill = (scene: Scene): Fields => ({ ...(intent === null ? {} : { intent }), ...plan.fill(scene) });
    return {
      ...{ route, intent, fill, variant: plan.variant ?? "", keeps: plan.keeps ?? [] },
      address: plan.address ?? (({ loop }) => route.replace(":id", loop.id)),
      judge: async (scene) =>
        told(scene, "", await plan.rule(scene, read(schema, fill(scene), route) as Sent<S, I>)),
    };
  };

/** The same for acts about the conclusions: from whom these are hidden is told that alone (S4, S6). */
export const aboutConclusions = <Make extends (...args: never[]) => Act>(make: Make): Make =>
  ((...args: Parameters<Make>): Act => {
    const act = make(...args);
    return { ...act, judge: async (scene: Scene) => told(scene, "debrief.", await act.judge(scene)) };
  }) as Make;

/** Of what the domain says, what this person may be told. */
const told = ({ viewer, loop }: Scene, kind: string, verdict: Verdict): Verdict =>
  typeof verdict === "string" ? verdict : objectionsToldTo(viewer, loop, kind, verdict);

function read(schema: z.ZodType, fields: Fields, route: string): unknown {
  const form = new FormData();
  for (const [name, value] of bodyOf(fields)) form.append(name, value);
  const submission = parseWithZod(form, { schema });
  if (submission.status === "success") return submission.value;
  throw new Error(`The form of ${route} is not filled right: ${JSON.stringify(submission.error)}`);
}

/** An id that nothing has. */
export const NOTHING: Id = "00000000-0000-4000-8000-0000000000ff";
