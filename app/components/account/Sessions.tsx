import { Form } from "@remix-run/react";
import { Button } from "../Button";
import { Intent } from "../Form";
import { Table } from "../Table";
import { When } from "../When";

type Session = {
  readonly id: string;
  readonly createdAt: number;
  readonly expiresAt: number;
  readonly mine: boolean;
};

const COLUMNS = [
  { key: "began", label: "Signed in" },
  { key: "until", label: "Ends unless used" },
  { key: "end", label: "End it" },
];

/** The live sessions of one's own account, each with its end, and the end of all. */
export function Sessions({ sessions }: { readonly sessions: readonly Session[] }) {
  const rows = sessions.map(({ id, createdAt, expiresAt, mine }) => ({
    key: id,
    cells: {
      began: <When at={createdAt} />,
      until: <When at={expiresAt} />,
      end: mine ? "This one" : <End id={id} />,
    },
  }));
  return (
    <>
      <Table caption="Your sessions" columns={COLUMNS} rows={rows} empty="No session is open." />
      <Form method="post" className="actions">
        <Intent value="everywhere" />
        <Button tone="quiet">Sign out everywhere</Button>
      </Form>
    </>
  );
}

function End({ id }: { readonly id: string }) {
  return (
    <Form method="post">
      <Intent value="endSession" />
      <input type="hidden" name="sessionId" value={id} />
      <Button tone="quiet">End this session</Button>
    </Form>
  );
}
