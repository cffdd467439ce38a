import type { Id } from "../../../app/domain/loop.ts";
import { when } from "../../../app/domain/objections.ts";
import { NOTHING } from "./act";
import type { Attempt } from "./attempts";
import type { Fields } from "./door";

/** What the ground has beside the people: passwords, links by their secrets, and sessions. */
export interface Doors {
  readonly holder: {
    readonly id: Id;
    readonly email: string;
    readonly password: string;
    readonly cookie: string;
  };
  readonly secrets: Readonly<Record<"invitation" | "reset" | "unagreed", string>>;
  readonly sessions: Readonly<Record<"own" | "other", string>>;
}

const NEXT = "a password that is long enough";

/** One's own account, and the doors that stand open to who is not signed in. */
export function doorAttempts({ holder, secrets, sessions }: Doors): readonly Attempt[] {
  const by =
    (cookie: string, persona: string) =>
    (act: string, fields: Fields, verdict: Attempt["verdict"], path?: string): Attempt => ({
      ...{ act, persona, fields, verdict, cookie, who: null, state: "doors", keeps: [] },
      path: path ?? act.split(" ")[0] ?? "/",
    });
  const own = by(holder.cookie, "holder of an account");
  const anybody = by("", "signed out");
  const no = (code: Parameters<typeof when>[1]) => when(true, code);
  const { email, password } = holder;
  return [
    own("/account password", { intent: "password", current: password, next: NEXT }, []),
    own(
      "/account password",
      { intent: "password", current: "not this one", next: NEXT },
      no("wrongPassword"),
    ),
    own("/account endSession", { intent: "endSession", sessionId: sessions.own }, []),
    // Somebody else's session does not exist for them: nothing happens, and nothing is told.
    own("/account endSession", { intent: "endSession", sessionId: sessions.other }, "done"),
    own("/account everywhere", { intent: "everywhere" }, []),
    own("/account dismiss", { intent: "dismiss" }, []),
    ...["password", "endSession", "everywhere", "dismiss"].map((intent) => {
      const filled = { intent, current: password, next: NEXT, sessionId: sessions.own };
      return anybody(`/account ${intent}`, filled, "signIn");
    }),
    anybody("/sign-in password", { intent: "password", email, password }, []),
    anybody(
      "/sign-in password",
      { intent: "password", email, password: "not this one" },
      no("wrongCredentials"),
    ),
    anybody("/sign-in demo", { intent: "demo", personId: holder.id }, []),
    anybody("/sign-in demo", { intent: "demo", personId: NOTHING }, no("notDemo")),
    own("/sign-out", {}, []),
    anybody("/sign-out", {}, "done"),
    anybody("/welcome found", FOUNDING, no("alreadySetUp")),
    anybody("/welcome demo", { intent: "demo" }, no("alreadySetUp")),
    anybody("/invitation/:secret", { next: NEXT }, [], `/invitation/${secrets.invitation}`),
    anybody("/invitation/:secret", { next: NEXT }, no("linkUseless"), `/invitation/${secrets.reset}`),
    anybody("/reset/:secret", { next: NEXT }, [], `/reset/${secrets.reset}`),
    anybody("/reset/:secret", { next: NEXT }, no("linkUseless"), `/reset/${secrets.unagreed}`),
    anybody("/*", {}, "notHere", "/nowhere/at/all"),
    own("/*", {}, "notHere", "/nowhere/at/all"),
  ];
}

const FOUNDING: Fields = {
  ...{ intent: "found", organisation: "Another", team: "Home", name: "Eve", email: "eve@another.example" },
  ...{ password: NEXT, level: "5", timeZone: "UTC", barRaiser: "certified" },
};
