import { Link } from "@remix-run/react";
import type { ActionAnswer } from "../answer";
import { Button } from "../Button";
import { Form, useAnswerForm } from "../Form";
import { Page } from "../Page";
import { TextField } from "../TextField";

const WORDS = {
  invitation: {
    title: "Welcome to Plumbline",
    lede: "You were invited. Choose a password, and your account is open.",
    deed: "Open my account",
  },
  reset: {
    title: "Choose a new password",
    lede: "Your sessions end everywhere, and your account page says that this link was used.",
    deed: "Set this password",
  },
} as const;

type Holder = { readonly name: string; readonly email: string };
type LinkPasswordProps = {
  readonly kind: keyof typeof WORDS;
  /** Whom the link is for; null if it can't be used. */
  readonly person: Holder | null;
  readonly answer: ActionAnswer;
};

/** The page behind a link: where its person chooses a password. */
export function LinkPassword({ person, ...rest }: LinkPasswordProps) {
  return person === null ? <UselessLink /> : <ChoosePassword person={person} {...rest} />;
}

function ChoosePassword({ kind, person, answer }: LinkPasswordProps & { readonly person: Holder }) {
  const [form, fields] = useAnswerForm<{ next: string }>({ id: "link", answer });
  const { title, lede, deed } = WORDS[kind];
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
function UselessLink() {
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
