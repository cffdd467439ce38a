import { useRouteLoaderData } from "@remix-run/react";

/** What every page knows: the organisation, who is reading, where they can go, and the server's clock. */
export type RootData = {
  readonly organisation: { readonly name: string; readonly demo: boolean } | null;
  readonly viewer: {
    readonly id: string;
    readonly name: string;
    readonly timeZone: string;
    readonly capabilities: readonly string[];
  } | null;
  readonly nav: readonly { readonly to: string; readonly label: string }[];
  /** Milliseconds since the epoch, read once per request so that server and browser draw the same page. */
  readonly now: number;
  /** The id under which the log has this page's request; error pages show it. */
  readonly requestId?: string;
};

const NOBODY: RootData = { organisation: null, viewer: null, nav: [], now: 0 };

/** The root loader's data. Where that loader failed (an error page), a signed-out reader with no clock. */
export function useRootData(): RootData {
  return (useRouteLoaderData("root") as RootData | undefined) ?? NOBODY;
}
