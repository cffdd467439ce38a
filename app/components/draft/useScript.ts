import { useEffect, useState } from "react";

/** False on the server and in the first drawing, so that without script the buttons that need none stay. */
export function useScript(): boolean {
  const [runs, setRuns] = useState(false);
  useEffect(() => setRuns(true), []);
  return runs;
}
