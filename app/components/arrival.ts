import { useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";

/**
 * After a move within the application, focus goes where a loaded page would begin: to what was just done, else
 * to the content. Sorting, filtering and jumping within a page leave it alone, and so does a summary of errors.
 */
export function useArrival() {
  const { key, pathname, search, hash } = useLocation();
  const last = useRef({ key, pathname });
  useEffect(() => {
    const { key: lastKey, pathname: lastPath } = last.current;
    last.current = { key, pathname };
    if (key === lastKey || hash !== "") return;
    if (pathname === lastPath && !new URLSearchParams(search).has("done")) return;
    if (document.activeElement?.closest(".summary")) return;
    const target = document.querySelector<HTMLElement>(".done") ?? document.getElementById("main");
    target?.focus({ preventScroll: true });
  }, [key, pathname, search, hash]);
}
