import { useRevalidator } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { follow, type Liveness } from "./follow";

/**
 * Keeps the page's own view of a loop as it is now: whenever somebody has acted, its loaders are asked again. `mark` is
 * the instant of the latest act that the page shows. Forms keep what was typed into them.
 */
export function useLive(loopId: string, mark: number): Liveness {
  const [liveness, setLiveness] = useState<Liveness>("still");
  const { revalidate } = useRevalidator();
  const now = useRef({ mark, revalidate });
  now.current = { mark, revalidate };
  useEffect(
    () =>
      follow({
        address: `/loops/${loopId}/live`,
        mark: () => now.current.mark,
        onLiveness: setLiveness,
        onChange: () => now.current.revalidate(),
      }),
    [loopId],
  );
  return liveness;
}
