import { writeSync } from "node:fs";

// Brought along by --import: says at the end how much memory the process ever held, in kB.
process.on("exit", () => {
  writeSync(2, `peak memory ${process.resourceUsage().maxRSS} kB\n`);
});
