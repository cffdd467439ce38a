import path from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const root = fileURLToPath(new URL("..", import.meta.url));
const alias = { "~": path.join(root, "app") };

export default defineConfig({
  root,
  test: {
    projects: [
      {
        resolve: { alias },
        test: {
          name: "domain",
          root,
          include: [
            "tests/domain/**/*.test.ts",
            "tests/components/**/*.test.{ts,tsx}",
            "tests/architecture.test.ts",
          ],
        },
      },
      {
        resolve: { alias },
        test: {
          name: "data",
          root,
          include: ["tests/{data,routes,server,forms}/**/*.test.{ts,tsx}"],
          env: { PLUMBLINE_LOG: "silent" },
          globalSetup: ["tests/support/server.ts"],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          maxWorkers: 2,
        },
      },
    ],
  },
});
