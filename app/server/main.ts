import path from "node:path";
import * as build from "virtual:remix/server-build";
import { serve } from "./serve.ts";

type Command = { run(): Promise<number> };

const commands = import.meta.glob<Command>("./commands/*.ts");
const name = process.argv[2] ?? "serve";

try {
  if (name === "serve") await servePages();
  else process.exit(await runCommand(name));
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exit(1);
}

function servePages(): Promise<void> {
  const client = path.resolve(build.assetsBuildDirectory);
  return serve({ mode: "production", build: async () => build, client });
}

async function runCommand(command: string): Promise<number> {
  const load = commands[`./commands/${command}.ts`];
  if (!load) throw new Error(`Plumbline has no command "${command}".`);
  return (await load()).run();
}
