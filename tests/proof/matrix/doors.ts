import type pg from "pg";
import { hashPassword } from "../../../app/data/password.server.ts";
import { digestOf, newSecret } from "../../../app/data/secret.server.ts";
import type { Doors } from "./acts-door";
import type { Accounts } from "./acts-people";
import { openSessions } from "./door";
import type { House } from "./house";

const PASSWORD = "correct horse battery staple";

/** Gives one person an account with everything that can happen to it, another an invitation, and sends one away. */
export async function openDoors(
  owner: pg.Client,
  house: House,
): Promise<{ accounts: Accounts; doors: Doors }> {
  const [holder, asker, without, away] = ["Tomasz", "Viktor", "Rufus", "Wren"].map(house.named) as [
    string,
    string,
    string,
    string,
  ];
  const hash = await hashPassword(PASSWORD);
  const second = house.named("Luca");
  for (const id of [holder, second])
    await owner.query(
      "INSERT INTO account (person_id, password_hash, created_at, warning) VALUES ($1, $2, now(), 'Set anew.')",
      [id, hash],
    );
  await owner.query("UPDATE person SET deactivated_at = now() WHERE id = $1", [away]);
  const link = async (kind: string, personId: string, agreedById: string | null) => {
    const secret = newSecret();
    await owner.query(
      `INSERT INTO account_token (id, person_id, kind, created_by_id, created_at, expires_at, agreed_by_id, agreed_at)
       VALUES ($1, $2, $3, $4, now(), now() + interval '1 day', $5, CASE WHEN $5::uuid IS NULL THEN NULL ELSE now() END)`,
      [digestOf(secret), personId, kind, asker, agreedById],
    );
    return secret;
  };
  const cookies = await openSessions(owner, [holder, second]);
  const { rows } = await owner.query("SELECT id, person_id FROM session WHERE person_id = ANY($1)", [
    [holder, second],
  ]);
  const sessionOf = (id: string) => rows.find((row) => row.person_id === id)?.id ?? "";
  const { rows: addresses } = await owner.query("SELECT email FROM person WHERE id = $1", [holder]);
  return {
    accounts: { holder, asker, without, away },
    doors: {
      holder: {
        id: holder,
        email: addresses[0]?.email,
        password: PASSWORD,
        cookie: cookies.get(holder) ?? "",
      },
      secrets: {
        invitation: await link("invitation", without, null),
        reset: await link("reset", second, house.named("Marguerite")),
        unagreed: await link("reset", holder, null),
      },
      sessions: { own: sessionOf(holder), other: sessionOf(second) },
    },
  };
}
