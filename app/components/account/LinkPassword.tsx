import { Link } from "@remix-run/react";
import type { ActionAnswer } from "../answer";
import { Button } from "../Button";
import { Form, useAnswerForm } from "../Form";
import { Page } from "../Page";
import { TextField } from "../TextField";

type LinkPasswordProps = {
  readonly title: string;
  readonly lede: string;
  readonly deed: string;
  readonly person: { readonly name: string; readonly email: string };
  readonly answer: ActionAnswer;
};

/** The password page behind a link. */
export function LinkPassword({ title, lede, deed, person, answer }: LinkPasswordProps) {
  const [form, fields] = useAnswerForm<{ next: string }>({ id: "link", answer });
  return (
    <Page title={title} kicker={`${person.name}, ${person.email}`} lede={<p>{lede}</p>} width="text">
      <Form form={form} answer={answer}>
        <input
          type="email"
          name="username"
          defaultValue={person.email}
          autoComplete="username"
          hidden
          readOnly
        />
        <TextField
          field={fields.next}
          label="Password"
          type="password"
          autoComplete="new-password"
          hint="At least 12 characters. A few unrelated words do well."
        />
        <Button>{deed}</Button>
      </Form>
    </Page>
  );
}

/** One page for every cause, so that trying links tells nothing. */
export function UselessLink() {
  return (
    <Page
      title="This link can't be used"
      lede={
        <p>
          It may have been used or replaced, its seven days may be over, or a second person may still have to
          agree to it. An admin of your organisation can look, and make a new one.
        </p>
      }
      width="text"
    >
      <p className="actions">
        <Link to="/sign-in">Sign in</Link>
      </p>
    </Page>
  );
}
