import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { createServer } from "vite";

/** Runs `work` with a superuser's configuration of a throw-away server, on which the application's roles exist. */
export async function withShadow(work) {
  // The launcher is TypeScript; Vite loads it here as it does for the program.
  const vite = await createServer({
    configFile: false,
    logLevel: "error",
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  const folder = mkdtempSync(path.join(os.tmpdir(), "plumbline-shadow-"));
  try {
    const { startEmbedded } = await vite.ssrLoadModule("./app/server/postgres.ts");
    const { prepareEmbedded } = await vite.ssrLoadModule("./app/server/roles.ts");
    const server = await startEmbedded(folder, { settings: ["fsync=off"] });
    try {
      await prepareEmbedded(server.superuser, "plumbline");
      return await work({ ...server.superuser, database: "postgres" });
    } finally {
      await server.stop();
    }
  } finally {
    await vite.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
