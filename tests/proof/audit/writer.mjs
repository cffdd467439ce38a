import pg from "pg";

// One process that appends through several connections and says of each entry that the database has confirmed it.
const { config, name, connections, entries } = JSON.parse(process.argv[2]);

async function write(connection) {
  const client = new pg.Client(config);
  await client.connect();
  for (let i = 0; i < entries; i += 1) {
    const key = `${name}-${connection}-${i}`;
    await client.query("BEGIN");
    await client.query("INSERT INTO audit_entry (at, act, details) VALUES (now(), 'team.added', $1)", [
      JSON.stringify({ key }),
    ]);
    // Some think better of it, and leave no gap.
    const isKept = (connection + i) % 5 !== 0;
    await client.query(isKept ? "COMMIT" : "ROLLBACK");
    if (isKept) process.stdout.write(`${key}\n`);
  }
  await client.end();
}

await Promise.all(Array.from({ length: connections }, (_, connection) => write(connection)));
