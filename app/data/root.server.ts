import type { LoaderFunctionArgs } from "@remix-run/node";
import type { RootData } from "~/components/root-data";
import { type Place, placesOf, type Standing } from "~/domain/places";
import { database } from "./database.server";
import { type SignedIn, signedIn } from "./session.server";

/** What every page knows: whose installation this is, who reads, where they can go, and the time. */
export async function readRoot({ request, context }: LoaderFunctionArgs): Promise<RootData> {
  const [organisation, reader] = await Promise.all([readOrganisation(), signedIn(request)]);
  const known = { organisation, now: Date.now(), requestId: context.requestId };
  if (reader === null) return { ...known, viewer: null, nav: [] };
  return { ...known, viewer: shown(reader), nav: await navOf(reader) };
}

const readOrganisation = () =>
  database().organisation.findUnique({ where: { id: 1 }, select: { name: true, demo: true } });

const shown = ({ viewer, name, timeZone }: SignedIn) => ({
  id: viewer.id,
  name,
  timeZone,
  capabilities: viewer.capabilities,
});

async function navOf({ viewer }: SignedIn): Promise<readonly Place[]> {
  const [standing] = await database().$queryRaw<Standing[]>`
    SELECT coalesce((SELECT c.step FROM certification c WHERE c.person_id = ${viewer.id}::uuid
        ORDER BY c.on_day DESC, c.recorded_at DESC LIMIT 1) = 'certified', false) AS certified,
      EXISTS (SELECT 1 FROM appointment a WHERE a.person_id = ${viewer.id}::uuid) AS appointed,
      EXISTS (SELECT 1 FROM role r WHERE r.hiring_manager_id = ${viewer.id}::uuid)
        OR EXISTS (SELECT 1 FROM loop l WHERE l.hiring_manager_id = ${viewer.id}::uuid) AS "hiringManager"`;
  return standing ? placesOf(viewer, standing) : [];
}
