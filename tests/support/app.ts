import { test as base } from "@playwright/test";
import { type App, startApp } from "./running.ts";

export { expect } from "@playwright/test";
export { type App, startApp };

/** Playwright's test, with `app`: one running Plumbline for each worker. `baseURL` is its address. */
export const test = base.extend<object, { app: App }>({
  app: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern
    async ({}, use) => {
      const app = await startApp();
      await use(app);
      await app.stop();
    },
    { scope: "worker", timeout: 60_000 },
  ],
  baseURL: async ({ app }, use) => use(app.url),
});
