import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { step } from "../app/server/setup.mjs";

// The shell without windows comes first: it is the same engine, and a run with it takes half the processor's time.
const NAMES = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
];
const APPS = ["/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"];

/**
 * The path of a browser for the tests: the one that CHROMIUM names, the system's, Playwright's own; else one is
 * installed. Throws what exactly is missing; no browser test is ever left out quietly.
 */
export async function findChromium() {
  if (process.env.CHROMIUM) {
    if (isProgram(process.env.CHROMIUM)) return process.env.CHROMIUM;
    throw new Error(`CHROMIUM names ${process.env.CHROMIUM}, which is no program.`);
  }
  return installed() ?? (await install());
}

function installed() {
  const folders = (process.env.PATH ?? "").split(path.delimiter).filter(Boolean);
  const candidates = [...folders.flatMap((folder) => NAMES.map((name) => path.join(folder, name))), ...APPS];
  return candidates.find((file) => isProgram(file) && starts(file)) ?? null;
}

async function install() {
  const { chromium } = await import("@playwright/test");
  if (isProgram(chromium.executablePath())) return chromium.executablePath();
  const tried = [];
  if (process.getuid?.() === 0 && isDebian()) {
    const quiet = { DEBIAN_FRONTEND: "noninteractive" };
    try {
      await step("Updating the package lists", "apt-get", ["update"], quiet);
      await step(
        "Installing Chromium",
        "apt-get",
        ["install", "-y", "--no-install-recommends", "chromium"],
        quiet,
      );
    } catch (error) {
      tried.push(`apt-get install chromium: ${lastLine(error)}`);
    }
    const found = installed();
    if (found) return found;
  }
  try {
    const cli = path.resolve("node_modules/@playwright/test/cli.js");
    await step("Downloading Chromium", process.execPath, [cli, "install", "chromium"]);
    if (isProgram(chromium.executablePath())) return chromium.executablePath();
  } catch (error) {
    tried.push(`npx playwright install chromium: ${lastLine(error)}`);
  }
  throw new Error(
    "The browser tests need Chromium, and none could be found or installed. Install it (Debian: apt-get install " +
      `chromium) or name one in CHROMIUM.\n${tried.map((line) => `  ${line}`).join("\n")}`,
  );
}

const lastLine = (error) => error.message.trim().split("\n").slice(-2)[0];

const isDebian = () =>
  existsSync("/etc/os-release") &&
  /^ID(_LIKE)?=.*(debian|ubuntu)/m.test(readFileSync("/etc/os-release", "utf8"));

// Ubuntu's "chromium" may be a stub that only asks for a snap.
const starts = (file) => spawnSync(file, ["--version"], { stdio: "ignore", timeout: 20_000 }).status === 0;

function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
