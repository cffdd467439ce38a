import type { LoaderFunctionArgs } from "@remix-run/node";
import type { RootData } from "~/components/root-data";

/** What every page knows, for a reader who is not signed in. */
export async function readRoot({ context }: LoaderFunctionArgs): Promise<RootData> {
  return { organisation: null, viewer: null, nav: [], now: Date.now(), requestId: context.requestId };
}
