import { difference } from "./engine.mjs";
import { withShadow } from "./shadow.mjs";

// "npm run db:drift": do the migrations lead to exactly the schema?
const sql = await withShadow(difference);
process.stdout.write(sql === "" ? "The migrations and the schema agree.\n" : `They differ by:\n${sql}\n`);
process.exit(sql === "" ? 0 : 1);
