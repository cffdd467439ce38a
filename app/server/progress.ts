const NOW_AND_THEN = 5_000;
const REDRAWN = 100;

type Console = { readonly isTTY?: boolean; write(text: string): unknown };
type Report = {
  /** Says how many are done, of how many where that is known. */
  readonly tell: (done: number, total?: number) => void;
  /** Ends the line, so that what follows stands by itself. */
  readonly end: () => void;
};

/** How far long work has come: on a terminal one line that is written over, elsewhere a line every five seconds. */
export function reportProgress(out: Console = process.stdout, clock = () => performance.now()): Report {
  const pause = out.isTTY ? REDRAWN : NOW_AND_THEN;
  let [last, isOpen] = [out.isTTY ? Number.NEGATIVE_INFINITY : clock(), false];
  return {
    tell(done, total) {
      const isLast = Boolean(out.isTTY) && done === total;
      if (clock() - last < pause && !isLast) return;
      last = clock();
      out.write(out.isTTY ? `\r\x1b[K${words(done, total)}` : `${words(done, total)}\n`);
      isOpen = Boolean(out.isTTY);
    },
    end() {
      if (isOpen) out.write("\n");
      isOpen = false;
    },
  };
}

const figure = (count: number): string => count.toLocaleString("en-GB");

const words = (done: number, total?: number): string =>
  total === undefined
    ? `${figure(done)} entries checked`
    : `${figure(done)} of ${figure(total)} entries checked (${Math.floor((done / total) * 100)} %)`;
