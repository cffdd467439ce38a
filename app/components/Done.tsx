import { useActionData, useSearchParams } from "@remix-run/react";
import { Check } from "lucide-react";

/** After a deed: says what was done, from `?done=`, until the next is answered. An unknown word says nothing. */
export function Done({ messages }: { readonly messages: Readonly<Record<string, string>> }) {
  const [params] = useSearchParams();
  const done = params.get("done");
  const isAnswered = useActionData() !== undefined;
  const message = !isAnswered && done !== null && Object.hasOwn(messages, done) ? messages[done] : undefined;
  return (
    <div role="status" className="status">
      {message ? (
        <p className="done" tabIndex={-1}>
          <Check aria-hidden="true" /> {message}
        </p>
      ) : null}
    </div>
  );
}
