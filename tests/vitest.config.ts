import path from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const root = fileURLToPath(new URL("..", import.meta.url));
const alias = { "~": path.join(root, "app") };

const HOUR = 3_600_000;
/** The proofs at length (npm run test:deep); otherwise a seeded sample of each. */
const DEEP = process.env.PLUMBLINE_DEEP === "1";

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
          maxWorkers: 2,
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
      {
        resolve: { alias },
        test: {
          name: "proof",
          root,
          include: ["tests/proof/**/*.test.ts"],
          env: { PLUMBLINE_LOG: "info" },
          globalSetup: ["tests/support/server.ts"],
          testTimeout: DEEP ? 2 * HOUR : 180_000,
          hookTimeout: 180_000,
          maxWorkers: 2,
        },
      },
    ],
  },
});
