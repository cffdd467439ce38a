import type { Id } from "./loop";

/** What a person may do beyond their seat in a loop. (The word "role" means an opening.) */
export const CAPABILITIES = ["admin", "recruiter", "lead", "auditor"] as const;
export type Capability = (typeof CAPABILITIES)[number];

declare const proven: unique symbol;

/**
 * Who is asking, proven. Only the session makes one (`data/session.server.ts`), so a function that takes a Viewer
 * cannot be called by code that forgot to ask who is there.
 */
export interface Viewer {
  readonly id: Id;
  readonly capabilities: readonly Capability[];
  readonly [proven]: true;
}

/** Whether the viewer holds a capability. */
export const can = (viewer: Viewer, capability: Capability): boolean =>
  viewer.capabilities.includes(capability);
