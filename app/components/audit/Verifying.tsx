import { Link, useRevalidator } from "@remix-run/react";
import { useEffect } from "react";
import { Notice } from "../Notice";
import { When } from "../When";

export type VerifyingRun = {
  readonly at: number;
  /** Null where entries are left out for the reader. */
  readonly figures: { readonly checked: number; readonly total: number } | null;
};

const PACE = 2_000;
const figure = (count: number): string => count.toLocaleString("en-GB");

/** A verification under way: with script it moves by itself, without by the link. It can be left. */
export function Verifying({ run: { at, figures } }: { readonly run: VerifyingRun }) {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const timer = setInterval(revalidate, PACE);
    return () => clearInterval(timer);
  }, [revalidate]);
  return (
    <Notice title="A verification is under way">
      <p>
        It began <When at={at} relative />, and goes on if you leave this page.
      </p>
      {figures && figures.total > 0 ? (
        <p>
          <progress
            className="chain-progress"
            aria-label="Entries checked"
            value={figures.checked}
            max={figures.total}
          />
          {figure(figures.checked)} of {figure(figures.total)} entries
        </p>
      ) : null}
      <p>
        <Link to="/audit" reloadDocument>
          See how far it is
        </Link>
      </p>
    </Notice>
  );
}
