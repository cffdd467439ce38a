import path from "node:path";
import { vitePlugin as remix } from "@remix-run/dev";
import { defineConfig, type Plugin } from "vite";
import settings from "./remix.config.js";

// The server bundle is our own process, so that the pool and the listeners exist once, in one module graph.
// It has to come after Remix, whose plugin sets an input of its own.
const oneServerBundle: Plugin = {
  name: "one-server-bundle",
  enforce: "post",
  config: (_, { isSsrBuild }) =>
    isSsrBuild ? { build: { rollupOptions: { input: "./app/server/main.ts" } } } : undefined,
};

export default defineConfig({
  plugins: [remix(settings), oneServerBundle],
  resolve: { alias: { "~": path.resolve("app") } },
  build: { target: "es2022", sourcemap: false, assetsInlineLimit: 0 },
});
