import type { LoaderFunctionArgs } from "@remix-run/node";
import { exportAudit } from "~/data/audit-export.server";
import { requireViewer } from "~/data/session.server";

/** The audit log as JSON lines, streamed. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const viewer = await requireViewer(request);
  const lines = await exportAudit(viewer, new URL(request.url), {
    ...{ taken: context.taken, signal: context.gone },
  });
  return new Response(lines, {
    headers: {
      "Content-Type": "application/x-ndjson; charset=utf-8",
      "Content-Disposition": 'attachment; filename="plumbline-audit.jsonl"',
      "Cache-Control": "no-store",
    },
  });
}
