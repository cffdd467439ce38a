import { fileURLToPath } from "node:url";

/** Mutation testing of the rules: changes one thing at a time in app/domain, and asks whether a test notices. */
export default {
  mutate: ["app/domain/**/*.ts"],
  plugins: [fileURLToPath(new URL("runner.mjs", import.meta.url))],
  testRunner: "rules",
  coverageAnalysis: "perTest",
  concurrency: 1,
  timeoutMS: 20_000,
  ignorePatterns: [
    "**",
    "!app/**",
    "!tests/domain/**",
    "!tests/support/**",
    "!tests/writing/**",
    "!tsconfig.json",
    "!package.json",
  ],
  tempDirName: "tests/output/.mutation",
  cleanTempDir: "always",
  incremental: true,
  incrementalFile: "node_modules/.cache/mutation.json",
  reporters: ["clear-text", "progress-append-only", "json", "html"],
  clearTextReporter: { allowColor: false, allowEmojis: false, logTests: false, reportTests: false },
  jsonReporter: { fileName: "tests/output/mutation/report.json" },
  htmlReporter: { fileName: "tests/output/mutation/report.html" },
  disableTypeChecks: "app/domain/**/*.ts",
  thresholds: { high: 98, low: 95, break: 95 },
};
