import { fileURLToPath } from "node:url";
import { generate, install } from "./setup.mjs";

// "npm run dev": the same server and database, with Vite in the middle for hot reload.
process.chdir(fileURLToPath(new URL("../..", import.meta.url)));
process.env.NODE_ENV ??= "development";

try {
  await install();
  await generate();
  const { createServer } = await import("vite");
  const vite = await createServer({ server: { middlewareMode: true } });
  const { serve } = await vite.ssrLoadModule("./app/server/serve.ts");
  await serve({
    mode: "development",
    build: () => vite.ssrLoadModule("virtual:remix/server-build"),
    before: vite.middlewares,
    close: () => vite.close(),
  });
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
