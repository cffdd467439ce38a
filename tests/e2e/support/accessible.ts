import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Page } from "@playwright/test";
import type { AxeResults, RunOptions } from "axe-core";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** What judges a page, once axe has been put into it. */
type Judged = typeof globalThis & { axe: { run(options: RunOptions): Promise<AxeResults> } };

/** No violation of WCAG 2.2 AA, nor of axe's best practices, on the page as it stands. */
export async function isAccessible(page: Page): Promise<void> {
  await page.evaluate(axe);
  const found = await page.evaluate(async () => {
    // Styles are the page's own, so nothing has to be fetched to judge it.
    const { violations } = await (globalThis as Judged).axe.run({
      resultTypes: ["violations"],
      preload: false,
    });
    return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`));
  });
  expect.soft(found, new URL(page.url()).pathname).toEqual([]);
}
