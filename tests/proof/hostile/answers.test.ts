import { readdirSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type InterviewScene, interviewScene } from "../../support/interviews";
import { type App, startApp } from "../../support/running";
import { chanceOf, DEEP, SEED, some } from "../chance";
import { send } from "../matrix/door";
import { type Address, addressesIn } from "../twin/addresses";
import { parametersRead } from "../twin/queries";
import { ELSEWHERE, ODD_HEADERS } from "./oddities";
import { dataOf, type Header, type Heard, type Saying, say } from "./say";
import { cookieOf, openSession } from "./visitor";

let app: App;
let scene: InterviewScene;
let addresses: readonly Address[];
let readers: Readonly<Record<string, readonly Header[]>>;

beforeAll(async () => {
  app = await startApp();
  scene = await interviewScene(app.owner, Date.now());
  await app.owner.query("UPDATE organisation SET demo = true");
  const lead = cookieOf(await openSession(app.owner, scene.people.lena));
  readers = { "a lead": [lead], nobody: [] };
  const seen = new Set<string>();
  // Of each route the first id there is, and one that is none.
  addresses = (await addressesIn(app.owner)).filter(({ route, path: at }) => {
    const key = `${route.pattern} ${at.includes("not-an-id")}`;
    return !seen.has(key) && seen.add(key);
  });
});
afterAll(() => app?.stop());

const next = chanceOf(SEED);
/** At length each address is asked all of it; otherwise a few, and all of it is asked of some address. */
const sample = <T>(list: readonly T[]): readonly T[] => (DEEP ? list : some(list, 3, next));

const ask = (saying: Saying): Promise<Heard> => say(app.url, saying);
const get = (at: string, headers: readonly Header[] = []) => ask({ method: "GET", path: at, headers });

/** What the database holds of deeds and readings: no request here may change it. */
async function record(): Promise<string> {
  const { rows } = await app.owner.query(
    "SELECT (SELECT number FROM audit_head) AS entries, (SELECT count(*) FROM session) AS sessions",
  );
  return JSON.stringify(rows);
}

async function each(
  look: (
    one: Address & { readonly who: string; readonly headers: readonly Header[] },
  ) => Promise<readonly string[]>,
): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const [who, headers] of Object.entries(readers))
    for (const address of addresses)
      faults.push(
        ...(await look({ ...address, who, headers })).map((fault) => `${who}, ${address.path}: ${fault}`),
      );
  return faults;
}

describe("every answer", () => {
  const unguarded = ({ headers }: Heard): readonly string[] => [
    ...(String(headers["content-security-policy"]).includes("frame-ancestors 'none'")
      ? []
      : ["can be framed"]),
    ...(headers["x-frame-options"] === "DENY" ? [] : ["can be framed by an old browser"]),
    ...(headers["x-content-type-options"] === "nosniff" ? [] : ["can be taken for another type"]),
    // Of two policies a browser heeds the last; a link's own page says a stricter one.
    ...(/^same-origin(?:, strict-origin)?$/.test(String(headers["referrer-policy"]))
      ? []
      : ["tells others its address"]),
  ];

  test("of every route can neither be framed nor sniffed, as a page and as data", async () => {
    const look = async ({ path: at, headers }: { path: string; headers: readonly Header[] }) => [
      ...unguarded(await get(at, headers)),
      ...unguarded(await get(dataOf(at), headers)),
    ];
    expect(await each(look)).toEqual([]);
  });

  const asset = () =>
    readdirSync(path.resolve(process.env.PLUMBLINE_BUILD ?? "build", "client", "assets"))[0] ?? "";
  test.each<readonly [what: string, status: number, saying: () => Saying]>([
    ["health", 200, () => ({ method: "GET", path: "/healthz" })],
    ["a file", 200, () => ({ method: "GET", path: `/assets/${asset()}` })],
    ["a file that is not there", 404, () => ({ method: "GET", path: "/assets/none.js" })],
    ["an icon", 200, () => ({ method: "GET", path: "/favicon.svg" })],
    ["an export", 200, () => ({ method: "GET", path: "/audit/export", headers: readers["a lead"] ?? [] })],
    ["an address that is none", 400, () => ({ method: "GET", path: "/%" })],
    [
      "another name for this machine",
      421,
      () => ({ method: "GET", path: "/", headers: [["Host", "evil.test"]] }),
    ],
    ["a method that is not ours", 405, () => ({ method: "DELETE", path: "/" })],
    [
      "a form from elsewhere",
      403,
      () => ({ method: "POST", path: "/", headers: [["Origin", "https://evil.test"]] }),
    ],
    [
      "a form that is too large",
      413,
      () => ({ method: "POST", path: "/sign-in", body: "x".repeat(1_100_000) }),
    ],
    ["a prefetch", 503, () => ({ method: "GET", path: "/", headers: [["Sec-Purpose", "prefetch"]] })],
  ])("is guarded so as well: %s", async (_, status, saying) => {
    const heard = await ask(saying());
    expect(heard.status).toBe(status);
    expect(unguarded(heard)).toEqual([]);
  });
});

describe("an address from elsewhere", () => {
  const staysHere = (to: string): boolean => new URL(to, app.url).origin === app.url;

  test.each(ELSEWHERE)("is not where signing in leads: %j", async (target) => {
    const at = `/sign-in?then=${encodeURIComponent(target)}`;
    const fields = { intent: "demo", personId: scene.people.bo };
    const body = new URLSearchParams(fields).toString();
    const answers = [
      (await get(at, readers["a lead"])).headers.location,
      (await ask({ method: "POST", path: at, headers: [["Origin", app.url]], body })).headers.location,
      (await send(app.url, at, fields)).to,
    ];
    expect(answers.map((to) => typeof to === "string" && staysHere(to))).toEqual([true, true, true]);
  });

  test("is not where any route leads, and no header is made of it, whatever parameter it stands in", async () => {
    const look = async ({ path: at, headers }: { path: string; headers: readonly Header[] }) => {
      const faults: string[] = [];
      for (const target of sample(ELSEWHERE)) {
        const query = parametersRead().map((name) => `${name}=${encodeURIComponent(target)}`);
        const heard = await get(`${at}?${query.join("&")}`, headers);
        const { location } = heard.headers;
        if (heard.status >= 500) faults.push(`answers ${heard.status} to ${target}`);
        if (location !== undefined && !staysHere(location)) faults.push(`leads to ${location}`);
        if ("x-made" in heard.headers) faults.push(`a header was made of ${target}`);
      }
      return faults;
    };
    expect(await each(look)).toEqual([]);
  });

  test("makes no header as an id or a secret of a path", async () => {
    const at = addresses
      .filter(({ route }) => route.pattern.includes("/:"))
      .map(({ route }) => route.pattern);
    expect(at.length).toBeGreaterThan(20);
    for (const pattern of at)
      for (const id of [
        "%0d%0aX-Made:%20yes",
        "%0aX-Made:%20yes",
        "%E5%98%8A%E5%98%8DX-Made:%20yes",
        "%2f%2fevil.test",
      ]) {
        const heard = await get(pattern.replace(/:\w+/, id), readers["a lead"]);
        expect([heard.status < 500, "x-made" in heard.headers], `${pattern} ${id}`).toEqual([true, false]);
        expect(staysHere(heard.headers.location ?? "/"), `${pattern} ${id}`).toBe(true);
      }
  });
});

describe("an odd request", () => {
  test("gets nobody further than a plain one, breaks nothing and changes nothing", async () => {
    const before = await record();
    const look = async ({ path: at, headers }: { path: string; headers: readonly Header[] }) => {
      const plain = await get(at, headers);
      const faults: string[] = [];
      for (const [what, odd] of sample(Object.entries(ODD_HEADERS))) {
        const heard = await get(at, [...headers, ...odd]);
        const isSame = heard.status === plain.status && heard.headers.location === plain.headers.location;
        if (!isSame && !(heard.status >= 400 && heard.status < 500)) faults.push(`${what}: ${heard.status}`);
      }
      return faults;
    };
    expect(await each(look)).toEqual([]);
    expect(await record()).toBe(before);
  });

  test.each(["PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "PROPFIND", "LOCK"])(
    "by %s is answered by no route, and repeats nothing of it",
    async (method) => {
      const before = await record();
      const look = async ({ path: at, headers }: { path: string; headers: readonly Header[] }) => {
        const heard = await ask({ method, path: at, headers: [...headers, ["X-Word", "plumage"]] });
        return [
          ...(heard.status === 405 ? [] : [`answers ${heard.status}`]),
          ...(/plumage|plumbline_session/.test(heard.body) ? ["is repeated"] : []),
        ];
      };
      expect(await each(look)).toEqual([]);
      expect(await record()).toBe(before);
    },
  );
});
