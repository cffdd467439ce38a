import { createHash, randomBytes } from "node:crypto";
import type { BrowserContext } from "@playwright/test";
import { HOUR } from "../../app/domain/time.ts";
import type { App } from "./app.ts";

/** Opens a session for a person straight in the database and gives its cookie to a browser. */
export async function signIn(app: App, context: BrowserContext, personId: string): Promise<void> {
  const token = randomBytes(32).toString("base64url");
  const id = createHash("sha256").update(token).digest("hex");
  const until = new Date(Date.now() + 2 * HOUR);
  await app.owner.query(
    "INSERT INTO session (id, person_id, created_at, expires_at, ends_at) VALUES ($1, $2, now(), $3, $3)",
    [id, personId, until],
  );
  await context.addCookies([{ name: "plumbline_session", value: token, url: app.url }]);
}
