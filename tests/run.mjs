import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { build, checkNode, generate, install } from "../app/server/setup.mjs";

// "npm test": all set-up, then every check. "npm test -- types data" runs only those named. "npm run test:deep" is the
// check "deep": the proofs at length instead of a sample of them.
process.chdir(fileURLToPath(new URL("..", import.meta.url)));
const OUTPUT = path.join("tests", "output");
const VITEST = path.join(OUTPUT, "vitest.json");
const BROWSER = path.join(OUTPUT, "playwright.json");

const node = (file, ...args) => [process.execPath, [path.resolve(file), ...args]];
const module = (file, ...args) => node(path.join("node_modules", file), ...args);

const vitest = (...projects) => ({
  command: module(
    "vitest/vitest.mjs",
    ...[
      "run",
      "--config=tests/vitest.config.ts",
      "--reporter=default",
      "--reporter=json",
      `--outputFile=${VITEST}`,
    ],
    ...projects.map((project) => `--project=${project}`),
  ),
  count: () => countVitest(VITEST),
});

const STEPS = {
  lint: {
    command: module("@biomejs/biome/bin/biome", "check", "--config-path=tests", "--error-on-warnings", "."),
  },
  types: { command: module("typescript/bin/tsc", "--noEmit") },
  domain: vitest("domain"),
  data: vitest("data"),
  drift: { command: node("prisma/tools/drift.mjs") },
  proof: { ...vitest("proof"), prepare: build },
  browser: {
    command: module("@playwright/test/cli.js", "test", "--config=tests/playwright.config.ts"),
    count: () => countPlaywright(BROWSER),
    prepare: prepareBrowser,
  },
};

const DEEP = {
  deep: { ...STEPS.proof, env: { PLUMBLINE_DEEP: "1" } },
  // What the browser's stories hold a sample of.
  "deep in a browser": {
    ...STEPS.browser,
    command: module("@playwright/test/cli.js", "test", "--config=tests/playwright.config.ts", "axe"),
    env: { PLUMBLINE_DEEP: "1" },
  },
};

process.exitCode = await main(process.argv.slice(2));

async function main(wanted) {
  const unknown = wanted.filter((name) => !(name in STEPS) && name !== "deep");
  if (unknown.length > 0) {
    const names = [...Object.keys(STEPS), "deep"].join(", ");
    process.stderr.write(`No such step: ${unknown.join(", ")}. There are ${names}.\n`);
    return 2;
  }
  rmSync(OUTPUT, { recursive: true, force: true });
  mkdirSync(OUTPUT, { recursive: true });
  try {
    checkNode();
    await install();
    await generate();
  } catch (error) {
    process.stderr.write(`${error.message}\n`);
    return summary([{ name: "set-up", passed: 0, failed: 1, seconds: 0 }]);
  }
  const results = [];
  for (const [name, step] of Object.entries(STEPS)) {
    if (wanted.length === 0 || wanted.includes(name)) results.push(await perform(name, step));
  }
  for (const [name, step] of Object.entries(wanted.includes("deep") ? DEEP : {}))
    results.push(await perform(name, step));
  return summary(results);
}

async function perform(name, { command, count, prepare, env }) {
  const began = Date.now();
  process.stdout.write(`\n── ${name}\n`);
  const result = (passed, failed) => ({ name, passed, failed, seconds: (Date.now() - began) / 1000 });
  try {
    await prepare?.();
  } catch (error) {
    process.stderr.write(`${error.message}\n`);
    return result(0, 1);
  }
  const code = await run(...command, env);
  if (!count) return code === 0 ? result(1, 0) : result(0, 1);
  const { passed, failed } = count();
  // A step that ran nothing, or that broke outside of its tests, has failed.
  return result(passed, failed > 0 || (code === 0 && passed > 0) ? failed : 1);
}

function summary(results) {
  process.stdout.write("\n");
  for (const { name, passed, failed, seconds } of results) {
    process.stdout.write(`${name.padEnd(8)} ${passed} passed, ${failed} failed (${seconds.toFixed(1)} s)\n`);
  }
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  process.stdout.write(`${sum("passed")} passed, ${sum("failed")} failed\n`);
  return sum("failed") === 0 && sum("passed") > 0 ? 0 : 1;
}

function run(file, args, env) {
  return new Promise((resolve) => {
    const options = { stdio: ["ignore", "inherit", "inherit"], env: { ...process.env, ...env } };
    const child = spawn(file, args, options);
    child.on("error", () => resolve(1));
    child.on("exit", (code) => resolve(code ?? 1));
  });
}

async function prepareBrowser() {
  const { findChromium } = await import("./chromium.mjs");
  process.env.CHROMIUM = await findChromium();
  await build();
}

function countVitest(file) {
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const report = JSON.parse(readFileSync(file, "utf8"));
  rmSync(file);
  // A file that broke while loading has no failed test of its own; a skipped test is no passed one.
  const broken = report.testResults.filter(
    (r) => r.status === "failed" && r.assertionResults.length === 0,
  ).length;
  const skipped = report.numPendingTests + report.numTodoTests;
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken + skipped };
}

function countPlaywright(file) {
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const { stats, errors } = JSON.parse(readFileSync(file, "utf8"));
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped + errors.length };
}
