import { describe, expect, it, vi } from "vitest";
import * as house from "./support/house";
import { parse, sourcesIn } from "./support/source";

vi.setConfig({ testTimeout: 60_000 });

const sources = sourcesIn("app");
const withoutEnding = (file: string) => file.replace(/\.tsx?$/, "");
/** The modules that bring zod along to whoever imports them. */
const schemas = new Set(sources.filter(house.bringsZod).map((s) => withoutEnding(s.file)));

/** What of data/ may be called without a viewer, and why. Another one needs a reason here first. */
const WITHOUT_VIEWER: Readonly<Record<string, string>> = {
  "app/data/database.server.ts": "the pool itself, for data/ and the process",
  "app/data/away.server.ts": "judges an error, no records",
  "app/data/transaction.server.ts": "names the viewer to the database",
  "app/data/not-here.server.ts": "says 404",
  "app/data/session.server.ts": "proves who is there: the one maker of a viewer",
  "app/data/root.server.ts": "asks the session for what every page shows",
  "app/data/password.server.ts": "hashing, no records",
  "app/data/secret.server.ts": "randomness and digests, no records",
  "app/data/throttle.server.ts": "counts attempts of people who are not proven yet",
  "app/data/listing.server.ts": "paging, over what its caller may see",
  "app/data/changed-fields.server.ts": "compares two records",
  "app/data/wall-clock.server.ts": "puts an instant into a zone",
  "app/data/first-run.server.ts": "before there is anybody",
  "app/data/organisation.server.ts": "founding: before there is anybody",
  "app/data/bank-install.server.ts": "founding, and the program's start: nobody asks",
  "app/data/link-use.server.ts": "the link's secret proves its holder",
  "app/data/demo-door.server.ts": "before there is anybody, in the demo only",
  "app/data/demo-people.server.ts": "the demo's sign-in, in the demo only",
  "app/data/demo-duties.server.ts": "the demo's sign-in, in the demo only",
  "app/data/audit-chain.server.ts": "hashing and shapes, no records",
  "app/data/audit-file.server.ts": "reads the lines that its caller has, no records",
  "app/data/audit-verify.server.ts": "hashes and numbers alone, for the command and the page",
  "app/data/account.server.ts#provePassword": "signing in: nobody is proven yet",
  "app/data/account.server.ts#tooMany": "words alone",
  "app/data/account-links.server.ts#linkFrom": "a row's shape",
  "app/data/loop-page.server.ts#sayFor": "words over a view",
  "app/data/loops.server.ts#sayIn": "words over facts that data/ has loaded",
  "app/data/loops.server.ts#withoutWriting": "takes writing out of a view",
  "app/data/loop-people.server.ts#knowing": "adds people to facts",
  "app/data/had-read.server.ts#hadReadBy": "asks the pure rule about somebody else",
  "app/data/plan.server.ts#objectionsToAssignment": "a rule over facts",
  "app/data/succession.server.ts#objectionsToSuccession": "a rule over facts",
};
/** The demo plays its own people's acts through the verbs, each with that person as the viewer. */
const DEMO = sources.filter((s) => s.file.startsWith("app/data/demo/")).map((s) => s.file);

/** Actions without a form to parse, and why. */
const WITHOUT_FORM: Readonly<Record<string, string>> = {
  "app/routes/$.tsx": "answers 404 to whatever is sent",
  "app/routes/sign-out.tsx": "the session's cookie is all that it needs",
};

type Case = readonly [rule: string, check: house.Check, file: string, bad: string, good: string];

const viewer = "viewer: Viewer";
const viewerFirst = house.viewerFirst([...Object.keys(WITHOUT_VIEWER), ...DEMO]);
const noZodBesides = house.noZodBesides(schemas);
const CASES: readonly Case[] = [
  [
    "domain/ imports domain/ alone",
    house.domainImportsDomain,
    "app/domain/x.ts",
    'import { z } from "zod";',
    'import { y } from "./y";',
  ],
  [
    "domain/ imports no data/",
    house.domainImportsDomain,
    "app/domain/x.ts",
    'import { y } from "~/data/y.server";',
    'import { y } from "~/domain/y";',
  ],
  [
    "domain/ asks no clock",
    house.domainIsPure,
    "app/domain/x.ts",
    "const now = Date.now();",
    "const now = 3;",
  ],
  [
    "domain/ makes no date of now",
    house.domainIsPure,
    "app/domain/x.ts",
    "const now = new Date();",
    "const day = new Date(3);",
  ],
  [
    "domain/ throws no dice",
    house.domainIsPure,
    "app/domain/x.ts",
    "const n = Math.random();",
    "const n = Math.max(1);",
  ],
  [
    "domain/ knows no process",
    house.domainIsPure,
    "app/domain/x.ts",
    "const e = process.env.X;",
    "const e = step.env;",
  ],
  ["domain/ fetches nothing", house.domainIsPure, "app/domain/x.ts", 'fetch("/");', "prefetch();"],
  [
    "Prisma and pg are data/'s and server/'s",
    house.databaseBehindTheDoor,
    "app/routes/x.tsx",
    'import { PrismaClient } from "../../prisma/generated/client/client.ts";',
    'import { readX } from "~/data/x.server";',
  ],
  [
    "so are the pool and transactions",
    house.databaseBehindTheDoor,
    "app/routes/x.tsx",
    'import { asViewer } from "~/data/transaction.server";',
    'import { readX } from "~/data/x.server";',
  ],
  [
    "pg has no place in a component",
    house.databaseBehindTheDoor,
    "app/components/X.tsx",
    'import pg from "pg";',
    'import { x } from "./x";',
  ],
  [
    "a component runs nothing of the server",
    house.componentsOnlyDraw,
    "app/components/X.tsx",
    'import { readX } from "~/data/x.server";',
    'import type { X } from "~/data/x.server";',
  ],
  [
    "nor imports a server module beside it",
    house.componentsOnlyDraw,
    "app/components/X.tsx",
    'import { x } from "./x.server";',
    'import { x } from "./x";',
  ],
  [
    "data/ takes the viewer first",
    viewerFirst,
    "app/data/x.server.ts",
    "export async function readX(id: Id, viewer: Viewer) {}",
    `export async function readX(${viewer}, id: Id) {}`,
  ],
  [
    "an arrow too",
    viewerFirst,
    "app/data/x.server.ts",
    "export const readX = (id: Id) => id;",
    `export const readX = (${viewer}) => viewer;`,
  ],
  [
    "a name alone proves nobody",
    viewerFirst,
    "app/data/x.server.ts",
    "export const readX = (viewer: Id) => viewer;",
    "export const readX = (tx: Tx) => tx;",
  ],
  [
    "zod stays out of components",
    noZodBesides,
    "app/components/X.tsx",
    'import { z } from "zod";',
    'import type { z } from "zod";',
  ],
  [
    "and forms that bring it along",
    noZodBesides,
    "app/components/X.tsx",
    'import { vetoSchema } from "~/forms/veto";',
    'import type { VetoSchema } from "~/forms/veto";',
  ],
  [
    "and out of the rules",
    noZodBesides,
    "app/domain/x.ts",
    'import { parseWithZod } from "@conform-to/zod/v4";',
    'import { parse } from "./parse";',
  ],
  [
    "in a route a schema is the action's",
    house.schemasStayInActions(schemas),
    "app/routes/x.tsx",
    'import { z } from "zod";\nconst schema = z.object({});\nconst words = () => schema.keys;\nexport default function X() { return words(); }',
    'import { z } from "zod";\nconst schema = z.object({});\nexport async function action() { return schema; }\nexport default function X() { return useActionData<typeof action>(); }',
  ],
  [
    "no style attribute",
    house.noInlineStyleOrHtml,
    "app/components/X.tsx",
    "const x = <p style={{ margin: 0 }} />;",
    'const x = <p className="quiet" />;',
  ],
  [
    "no raw HTML",
    house.noInlineStyleOrHtml,
    "app/components/X.tsx",
    "const x = <p dangerouslySetInnerHTML={{ __html: y }} />;",
    "const x = <p>{y}</p>;",
  ],
  [
    "no file over 250 lines",
    house.shortFiles(250),
    "app/domain/x.ts",
    "const x = 1;\n".repeat(251),
    "const x = 1;\n".repeat(250),
  ],
  [
    "one name for a thing",
    house.namedExports,
    "app/components/X.tsx",
    "export default function X() {}",
    "export function X() {}",
  ],
  [
    "also when re-exported",
    house.namedExports,
    "app/domain/x.ts",
    'export { x as default } from "./y";',
    'export { x } from "./y";',
  ],
  [
    "an action parses",
    house.actionsParse(Object.keys(WITHOUT_FORM)),
    "app/routes/x.tsx",
    "export async function action({ request }) { return request.formData(); }",
    "const read = (r) => parseForm(r);\nexport async function action({ request }) { return read(request); }",
  ],
  [
    "loaders and actions are plain functions",
    house.plainLoaders,
    "app/routes/x.tsx",
    "export const loader = wrap(() => 1);",
    "export async function loader() {}",
  ],
  [
    "a route catches nothing",
    house.routesCatchNothing,
    "app/routes/x.tsx",
    "export async function loader() { try { x(); } catch {} }",
    "export async function loader() { x(); }",
  ],
  [
    "nothing is left to do",
    house.nothingLeftToDo,
    "app/domain/x.ts",
    `// ${"TO"}DO: think`,
    "// The law, S3.",
  ],
  [
    "nothing is written to the console",
    house.noConsole,
    "app/data/x.server.ts",
    'console.log("x");',
    'log.info("x");',
  ],
];

/** Each check once, under its first name. */
const RULES = CASES.filter(([, check], i) => CASES.findIndex((other) => other[1] === check) === i).map(
  ([rule, check]) => [rule, check] as const,
);

describe("the architecture", () => {
  it.each(RULES)("%s", (_, check) => {
    expect(sources.flatMap(check)).toEqual([]);
  });

  it("reads the app's own files", () => {
    expect(sources.length).toBeGreaterThan(200);
    expect(schemas.size).toBeGreaterThan(10);
  });

  it("exempts nothing that isn't there any more", () => {
    const files = new Set(sources.map((s) => s.file));
    const listed = [...Object.keys(WITHOUT_VIEWER), ...Object.keys(WITHOUT_FORM)];
    expect(listed.filter((name) => !files.has(name.split("#")[0] ?? ""))).toEqual([]);
  });
});

describe("each check bites", () => {
  it.each(CASES.map(([rule, check, file, bad, good]) => ({ rule, check, file, bad, good })))(
    "$rule",
    ({ check, file, bad, good }) => {
      expect(check(parse(file, bad))).toHaveLength(1);
      expect(check(parse(file, good))).toEqual([]);
    },
  );
});
