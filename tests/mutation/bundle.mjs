import { readdirSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import vm from "node:vm";
import fc from "fast-check";
import { build } from "vite";
import { collector } from "./collector.mjs";

const FOLDER = path.join("tests", "domain");
/** One judges the generators of the properties, not the rules; the other plays 200 whole loops, and needs all of them. */
const TOO_SLOW = ["arbitraries.test.ts", "lifecycle.test.ts"];
const ENTRY = "\0every-test";

/** One failure is enough, so nobody looks for the smallest; and the same cases each time, so that a score can be repeated. */
fc.configureGlobal({ seed: 20261201, endOnFailure: true });
const MOST_RUNS = 25;
/** fast-check, with few runs of each property: a change is mostly noticed by the first, and survivors wait for all. */
const briefly = {
  ...fc,
  assert: (property, { numRuns = MOST_RUNS, ...rest } = {}) =>
    fc.assert(property, { ...rest, numRuns: Math.min(numRuns, MOST_RUNS) }),
};

const require = createRequire(import.meta.url);

/** The rules' tests with the rules, as one script: read once, and run anew as often as the rules have to be new. */
export async function bundle() {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith(".test.ts") && !TOO_SLOW.includes(name));
  const { output } = await build({
    configFile: false,
    logLevel: "error",
    resolve: { alias: { "~": path.resolve("app") } },
    plugins: [everyTest(files.map((name) => path.resolve(FOLDER, name)))],
    build: {
      ssr: true,
      write: false,
      minify: false,
      rollupOptions: {
        input: ENTRY,
        treeshake: false,
        external: ["vitest", "fast-check"],
        output: { format: "cjs" },
      },
    },
  });
  const script = new vm.Script(`(require, exports) => {${output[0].code}\n}`, { filename: "rules.cjs" });
  return { load: () => load(script) };
}

/** Imports all test files, and lets each say its name before its tests. */
const everyTest = (files) => ({
  name: "every-test",
  resolveId: (id) => (id === ENTRY ? id : null),
  load: (id) => (id === ENTRY ? files.map((file) => `import ${JSON.stringify(file)};`).join("\n") : null),
  transform: (code, id) =>
    files.includes(id) ? `import { begin } from "vitest"; begin(${JSON.stringify(id)});${code}` : null,
});

/** The tests over freshly evaluated rules. */
function load(script) {
  const { tests, module } = collector();
  const given = { vitest: module, "fast-check": briefly };
  script.runInThisContext()((name) => given[name] ?? require(name), {});
  return tests;
}
