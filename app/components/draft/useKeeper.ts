import { useEffect, useRef, useState } from "react";
import { Keeper, type Standing } from "./keeper";
import type { Sent } from "./send";

type KeeperOptions<Value> = {
  readonly formId: string;
  readonly to: string;
  readonly copyKey: string;
  /** The latest revision that the page knows what stands in the form to have been saved as. */
  readonly base: number;
  readonly read: (fields: FormData) => Value;
  readonly onAnswer: (answer: Sent<Value>) => void;
  /** Another value starts the keeping anew: the form was put together again from another text. */
  readonly source: number;
};

/** Keeps a form's text while it is written (F4); without script, nothing of this happens and the buttons do it all. */
export function useKeeper<Value>({
  formId,
  to,
  copyKey,
  base,
  read,
  onAnswer,
  source,
}: KeeperOptions<Value>) {
  const [standing, setStanding] = useState<Standing>({ word: "still", device: "kept" });
  const keeper = useRef<Keeper<Value> | null>(null);
  const now = useRef({ base, read, onAnswer });
  now.current = { base, read, onAnswer };
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new source is a new form element.
  useEffect(() => {
    const form = document.getElementById(formId);
    if (!(form instanceof HTMLFormElement)) return;
    const made = new Keeper({
      ...{ form, to, key: copyKey, onStanding: setStanding },
      base: () => now.current.base,
      read: (fields) => now.current.read(fields),
      onAnswer: (answer) => now.current.onAnswer(answer),
    });
    keeper.current = made;
    return () => made.stop();
  }, [formId, to, copyKey, source]);
  return { standing, keeper };
}
