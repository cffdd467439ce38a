import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { buildFolder, prepare } from "./setup.mjs";

// "npm start" on a fresh machine: set up what is missing, then become the server (or the command named).
process.chdir(fileURLToPath(new URL("../..", import.meta.url)));

try {
  await prepare();
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}

process.env.NODE_ENV ??= "production";
await import(pathToFileURL(path.resolve(buildFolder(), "server", "index.js")).href);
