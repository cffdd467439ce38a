import type { Viewer } from "./viewer";

/** Whether the audit log exists for this person: it does for admins, leads and auditors. */
export const readsAudit = (asker: Pick<Viewer, "capabilities">): boolean =>
  asker.capabilities.some((c) => c === "admin" || c === "lead" || c === "auditor");
