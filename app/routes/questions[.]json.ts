import type { LoaderFunctionArgs } from "@remix-run/node";
import { exportJson } from "~/data/bank-export.server";
import { requireViewer } from "~/data/session.server";

/** The question bank as JSON. */
export async function loader({ request }: LoaderFunctionArgs) {
  const viewer = await requireViewer(request);
  return new Response(await exportJson(viewer), {
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Content-Disposition": 'attachment; filename="plumbline-questions.json"',
      "Cache-Control": "no-store",
    },
  });
}
