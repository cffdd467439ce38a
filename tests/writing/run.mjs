import { readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { createServer } from "vite";

// "npm run writing:measure": how well the built-in lists find what people marked in sentences written for the purpose.
const root = fileURLToPath(new URL("../..", import.meta.url));
const vite = await createServer({
  ...{ root, configFile: false, logLevel: "error", appType: "custom" },
  server: { middlewareMode: true, hmr: false, ws: false },
  resolve: { alias: { "~": path.join(root, "app") } },
});
const { SETS, measure, mistakes, precision, recall } = await vite.ssrLoadModule("/tests/writing/measure.ts");
const lists = JSON.parse(readFileSync(path.join(root, "app/data/writing/en.json"), "utf8"));
const percent = (share) => `${(100 * share).toFixed(0)} %`.padStart(6);
for (const [name, set] of Object.entries(SETS)) {
  const clean = set.filter(([, ...keys]) => keys.length === 0).length;
  process.stdout.write(`\n${name}: ${set.length} sentences, ${clean} of them in order\n`);
  process.stdout.write(`${"".padEnd(14)}precision  recall  right missed wrong\n`);
  for (const one of measure(set, lists)) {
    const counts = [one.right, one.missed, one.wrong].map((n) => String(n).padStart(6)).join("");
    process.stdout.write(
      `${one.key.padEnd(14)}${percent(precision(one))}    ${percent(recall(one))} ${counts}\n`,
    );
  }
  // What is held back stays unread, or it would be tuned on as well.
  if (name === "tuned") for (const line of mistakes(set, lists)) process.stdout.write(`  ${line}\n`);
}
await vite.close();
