import { type Adapter, type DatabaseSession, type DatabaseUser, Lucia, TimeSpan } from "lucia";
import { CAPABILITIES, type Capability } from "~/domain/viewer";
import { database } from "./database.server";

/** Idle expiry: a session that nobody used for so long is over, in milliseconds. */
export const IDLE = 8 * 3_600_000;
/** Absolute expiry: however busy, a session is over after so long, in milliseconds. */
export const ABSOLUTE = 7 * 24 * 3_600_000;

interface SessionAttributes {
  readonly createdAt: Date;
  readonly endsAt: Date;
}

interface UserAttributes {
  readonly name: string;
  readonly timeZone: string;
  readonly capabilities: readonly Capability[];
}

declare module "lucia" {
  interface Register {
    Lucia: typeof lucia;
    DatabaseSessionAttributes: SessionAttributes;
    DatabaseUserAttributes: UserAttributes;
  }
}

type Found = {
  readonly personId: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly endsAt: Date;
  readonly name: string;
  readonly timeZone: string;
  readonly capabilities: readonly string[];
};

// One query, for it runs on every request. Who is deactivated has no session, from that moment on.
async function find(id: string): Promise<Found | undefined> {
  const [found] = await database().$queryRaw<Found[]>`
    SELECT s.person_id AS "personId", s.created_at AS "createdAt", s.expires_at AS "expiresAt", s.ends_at AS "endsAt",
      p.name, p.time_zone AS "timeZone", ARRAY(SELECT k.name FROM capability k WHERE k.person_id = p.id) AS capabilities
    FROM session s JOIN person p ON p.id = s.person_id
    WHERE s.id = ${id} AND s.ends_at > ${new Date()} AND p.deactivated_at IS NULL`;
  return found;
}

const sessionFrom = (id: string, row: Omit<Found, keyof UserAttributes>): DatabaseSession => ({
  id,
  userId: row.personId,
  expiresAt: row.expiresAt,
  attributes: { createdAt: row.createdAt, endsAt: row.endsAt },
});

const userFrom = (row: Found): DatabaseUser => ({
  id: row.personId,
  attributes: {
    name: row.name,
    timeZone: row.timeZone,
    capabilities: CAPABILITIES.filter((name) => row.capabilities.includes(name)),
  },
});

/** Lucia's sessions in our table. Ids here are digests already: the token itself is known to the cookie alone. */
export const sessions: Adapter = {
  async getSessionAndUser(id) {
    const row = await find(id);
    return row ? [sessionFrom(id, row), userFrom(row)] : [null, null];
  },
  async getUserSessions(personId) {
    const rows = await database().session.findMany({ where: { personId }, orderBy: { createdAt: "desc" } });
    return rows.map((row) => sessionFrom(row.id, row));
  },
  async setSession({ id, userId, expiresAt, attributes }) {
    await database().session.create({ data: { id, personId: userId, expiresAt, ...attributes } });
  },
  async updateSessionExpiration(id, expiresAt) {
    await database()
      .$executeRaw`UPDATE session SET expires_at = LEAST(${expiresAt}, ends_at) WHERE id = ${id}`;
  },
  async deleteSession(id) {
    await database().session.deleteMany({ where: { id } });
  },
  async deleteUserSessions(personId) {
    await database().session.deleteMany({ where: { personId } });
  },
  async deleteExpiredSessions() {
    const now = new Date();
    await database().session.deleteMany({
      where: { OR: [{ expiresAt: { lt: now } }, { endsAt: { lt: now } }] },
    });
  },
};

/** Judges sessions. The cookie is our own (`session.server.ts`), for its name depends on the request. */
export const lucia = new Lucia(sessions, {
  sessionExpiresIn: new TimeSpan(IDLE, "ms"),
  getSessionAttributes: ({ createdAt, endsAt }) => ({ createdAt, endsAt }),
  getUserAttributes: ({ name, timeZone, capabilities }) => ({ name, timeZone, capabilities }),
});
