import { Form } from "@remix-run/react";
import { Button } from "../Button";
import { Intent } from "../Form";
import { Notice } from "../Notice";
import { When } from "../When";

type WarningProps = { readonly text: string; readonly resetAt: number | null };

/** Tells a person that a reset link was used on their account, until they put it away (A1). */
export function Warning({ text, resetAt }: WarningProps) {
  return (
    <Notice tone="grave" title="A reset link was used on your account">
      <p>{text}</p>
      {resetAt === null ? null : (
        <p>
          It was used on <When at={resetAt} />.
        </p>
      )}
      <Form method="post">
        <Intent value="dismiss" />
        <Button tone="quiet">I have read this</Button>
      </Form>
    </Notice>
  );
}
