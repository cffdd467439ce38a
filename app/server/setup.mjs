import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";

// Plain JavaScript without dependencies: this runs before anything is installed.

const CLIENT = path.join("prisma", "generated");
const SOURCES = [
  "app",
  "prisma",
  "public",
  "vite.config.ts",
  "remix.config.js",
  "tsconfig.json",
  "package-lock.json",
];
const UNBUILT = new Set([CLIENT, path.join("prisma", "migrations"), path.join("prisma", "tools")]);

/** Where the build goes; as in remix.config.js. */
export const buildFolder = () => process.env.PLUMBLINE_BUILD ?? "build";

/** Refuses a Node that is too old, in one sentence. */
export function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  throw new Error(`Plumbline needs Node 20.19 or newer; this is ${process.versions.node}.`);
}

/** Installs, generates and builds whatever is missing or older than its sources. */
export async function prepare() {
  checkNode();
  await install();
  await generate();
  await build();
}

/** Installs the packages unless what lies in node_modules is what the lockfile names. */
export async function install() {
  if (isInstalled()) return;
  const verb = existsSync("node_modules") ? "install" : "ci";
  // With development packages, whatever NODE_ENV says: they build the program.
  const options = ["--include=dev", "--include=optional", "--no-audit", "--no-fund"];
  await step("Installing packages (the first time, this takes a few minutes)", npm(), [verb, ...options]);
}

/** Generates the database client unless it is newer than its schema. */
export async function generate() {
  const digest = digestOf(["prisma/schema.prisma", "package-lock.json"]);
  if (isFresh(CLIENT, digest) && existsSync(path.join(CLIENT, "client"))) return;
  await step(
    "Generating the database client",
    process.execPath,
    [bin("prisma", "build/index.js"), "generate"],
    {
      PRISMA_SCHEMA_ENGINE_BINARY: path.resolve("prisma/tools/no-schema-engine.sh"),
      CHECKPOINT_DISABLE: "1",
      PRISMA_HIDE_UPDATE_MESSAGE: "1",
    },
  );
  stamp(CLIENT, digest);
}

/** Builds the program unless the build is newer than its sources. */
export async function build() {
  const digest = digestOf(SOURCES);
  if (isFresh(buildFolder(), digest) && existsSync(path.join(buildFolder(), "server", "index.js"))) return;
  const cli = bin("@remix-run/dev", "dist/cli.js");
  await step("Building", process.execPath, [cli, "vite:build"], { NODE_ENV: "production" });
  stamp(buildFolder(), digest);
}

// npm notes in node_modules what it installed; an interrupted install leaves no note.
function isInstalled() {
  if (!existsSync("node_modules/.package-lock.json")) return false;
  const wanted = packagesOf("package-lock.json");
  const found = packagesOf("node_modules/.package-lock.json");
  return Object.entries(wanted).every(([folder, { version, optional, peer, link }]) => {
    if (folder === "" || link) return true;
    return found[folder] ? found[folder].version === version : Boolean(optional || peer);
  });
}

const packagesOf = (file) => JSON.parse(readFileSync(file, "utf8")).packages;

const npm = () => (process.platform === "win32" ? "npm.cmd" : "npm");

const bin = (name, file) => path.resolve("node_modules", name, file);

const isFresh = (folder, digest) => {
  const note = path.join(folder, ".made-from");
  return existsSync(note) && readFileSync(note, "utf8") === digest;
};

function stamp(folder, digest) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, ".made-from"), digest);
}

function digestOf(sources) {
  const hash = createHash("sha256").update(process.versions.node);
  for (const file of sources.flatMap(filesUnder))
    hash.update(`${file}\0`).update(readFileSync(file)).update("\0");
  return hash.digest("hex");
}

function filesUnder(source) {
  if (!existsSync(source) || UNBUILT.has(source)) return [];
  if (!statSync(source).isDirectory()) return [source];
  return readdirSync(source)
    .sort()
    .flatMap((name) => filesUnder(path.join(source, name)));
}

/** Runs a program quietly and shows its output only if it fails. */
export function step(title, file, args, env = {}) {
  process.stdout.write(`${title} …\n`);
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, { env: { ...process.env, ...env }, stdio: ["ignore", "pipe", "pipe"] });
    let output = "";
    const collect = (chunk) => {
      output += chunk;
    };
    child.stdout.on("data", collect);
    child.stderr.on("data", collect);
    child.on("error", reject);
    child.on("exit", (code) => {
      if (code === 0) resolve(undefined);
      else reject(new Error(`${output.trim().slice(-4000)}\n${title} failed.`));
    });
  });
}
