import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { difference, LOCKFILE, MIGRATIONS } from "./engine.mjs";
import { withShadow } from "./shadow.mjs";

// "npm run db:new -- name": writes the migration that the schema asks for.
const name = process.argv[2];
if (!/^[a-z0-9_]+$/.test(name ?? "")) {
  process.stderr.write("Name the migration, as in: npm run db:new -- add_follow_ups\n");
  process.exit(1);
}
mkdirSync(MIGRATIONS, { recursive: true });
const sql = await withShadow(difference);
if (sql === "") {
  process.stdout.write("Nothing to do: the migrations and the schema agree.\n");
  process.exit(0);
}
const folder = path.join(MIGRATIONS, `${new Date().toISOString().replace(/\D/g, "").slice(0, 14)}_${name}`);
mkdirSync(folder);
writeFileSync(path.join(folder, "migration.sql"), sql);
writeFileSync(path.join(MIGRATIONS, "migration_lock.toml"), LOCKFILE);
process.stdout.write(`Wrote ${folder}/migration.sql. Read it before you commit it.\n`);
process.exit(0);
