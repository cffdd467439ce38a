import type { LoaderFunctionArgs } from "@remix-run/node";
import { exportCsv } from "~/data/bank-export.server";
import { requireViewer } from "~/data/session.server";

/** The question bank as a table for spreadsheets. */
export async function loader({ request }: LoaderFunctionArgs) {
  const viewer = await requireViewer(request);
  return new Response(await exportCsv(viewer), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": 'attachment; filename="plumbline-questions.csv"',
      "Cache-Control": "no-store",
    },
  });
}
