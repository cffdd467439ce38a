import path from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig } from "@playwright/test";

const here = path.dirname(fileURLToPath(import.meta.url));
const output = path.join(here, "output");

export default defineConfig({
  testDir: path.join(here, "e2e"),
  outputDir: path.join(output, "browser"),
  globalSetup: path.join(here, "support", "server.ts"),
  workers: 2,
  retries: 0,
  timeout: 180_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  reporter: [["list"], ["json", { outputFile: path.join(output, "playwright.json") }]],
  use: {
    browserName: "chromium",
    // Recording each step takes a third of a run: `--trace on` does it for a story that needs it.
    screenshot: "only-on-failure",
    actionTimeout: 15_000,
    locale: "en-GB",
    timezoneId: "Europe/Berlin",
    launchOptions: {
      // Absent: Playwright's own.
      executablePath: process.env.CHROMIUM || undefined,
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
      ],
    },
  },
});
