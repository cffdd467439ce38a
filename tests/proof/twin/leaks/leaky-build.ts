import path from "node:path";
import { mergeConfig, type Plugin } from "vite";
import product from "../../../../vite.config.ts";
import { PATCHES } from "./patches";

const unused = new Set(PATCHES);

// Builds the product with faults in it that stay asleep unless the environment names one.
const leaks: Plugin = {
  name: "leaks",
  enforce: "pre",
  transform(code, id) {
    const file = path.relative(process.cwd(), id.split("?")[0] ?? "");
    const patches = PATCHES.filter((patch) => patch.file === file);
    if (patches.length === 0) return undefined;
    const patched = patches.reduce((so, patch) => {
      if (so.split(patch.find).length !== 2)
        throw new Error(`A leak no longer finds its one place in ${file}: ${patch.find}`);
      unused.delete(patch);
      return so.replace(patch.find, () => patch.put);
    }, code);
    return `const leak = (name) => process.env.PLUMBLINE_LEAK === name;\n${patched}`;
  },
  closeBundle() {
    if (this.environment?.name === "ssr" && unused.size > 0)
      throw new Error(`Leaks found no file: ${[...unused].map(({ file }) => file).join(", ")}`);
  },
};

export default mergeConfig({ plugins: [leaks] }, product);
