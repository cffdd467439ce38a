import type { Leak } from "./leak";

/** Functions of the database that begin to tell: each keeps its shape and adds a little of what is sealed. */
export const DATABASE_LEAKS: readonly Leak[] = [
  {
    ...{ name: "a count: gates that count what is still sealed", persona: "recruiter", caught: "answers" },
    sql: [
      `CREATE OR REPLACE FUNCTION gate_facts(wanted uuid) RETURNS jsonb LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
        SELECT jsonb_build_object('finalBars', '[]'::jsonb, 'covered', coalesce((
          SELECT jsonb_agg(DISTINCT ra.principle_id) FROM feedback f JOIN rating ra ON ra.feedback_id = f.id
          WHERE f.loop_id = wanted AND ra.rating IS NOT NULL), '[]'::jsonb)) $$`,
    ],
    asks: (ids) => [`/loops/${ids.sealed}`, `/loops/${ids.sealed}/offer`],
  },
  {
    ...{
      name: "an audit detail: entries that measure what is sealed",
      persona: "recruiter",
      caught: "record",
    },
    sql: [
      `CREATE OR REPLACE FUNCTION twin_measure() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
        BEGIN NEW.details := (NEW.details::jsonb || jsonb_build_object('characters',
          (SELECT sum(length(summary)) FROM feedback)))::text; RETURN NEW; END $$`,
      "DROP TRIGGER IF EXISTS a_measure ON audit_entry",
      "CREATE TRIGGER a_measure BEFORE INSERT ON audit_entry FOR EACH ROW EXECUTE FUNCTION twin_measure()",
    ],
    asks: (ids) => [`/loops/${ids.revealed}`],
  },
];
