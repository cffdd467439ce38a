import { loadDemo } from "../../data/demo/load.server.ts";
import { isUnclaimed } from "../first-run.ts";
import { say } from "../log.ts";
import { openEverything } from "../process.ts";
import { readSettings } from "../settings.ts";

/** Loads the demo organisation into an empty database. Answers 1, and says why, if it isn't empty. */
export async function run(): Promise<number> {
  const database = await openEverything(readSettings());
  try {
    if (!(await isUnclaimed())) {
      say("This database has an organisation already. The demo is loaded into an empty one only:");
      say("set PLUMBLINE_DATA to a new folder, or DATABASE_URL to an empty database.");
      return 1;
    }
    say("Loading the demo organisation");
    await loadDemo(Date.now(), quarters());
    say("The demo is ready. Start Plumbline with npm start and sign in as anybody in it.");
    return 0;
  } finally {
    await database.close();
  }
}

// A line for each quarter tells that it goes on, without flooding the console.
function quarters(): (share: number) => void {
  let shown = 0;
  return (share) => {
    const quarter = Math.floor(share * 4);
    if (quarter === shown) return;
    shown = quarter;
    say(`  ${quarter * 25} %`);
  };
}
