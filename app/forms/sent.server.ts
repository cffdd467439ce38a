import { z } from "zod";

// A name is a path into a value, "principles[0].evidence[1].result". Whoever writes the path decides how long a list
// is made for it, so an index has two digits: one short request must not fill the server's memory.
const NAME = /^\w{1,40}(?:\[\d{0,2}\]|\.\w{1,40}){0,4}$/;
const MOST_FIELDS = 3000;

const INTENT = "__intent__";
const STATE = "__state__";

/** The one thing that our forms ask of the form library on the server: another empty place in a list. */
const insertion = z.object({
  type: z.literal("insert"),
  payload: z.object({
    name: z.string().regex(/^\w{1,40}\[\d{1,2}\]\.\w{1,40}$/),
    index: z.undefined().optional(),
  }),
});

/**
 * What a form sent. Throws 400 for a body that isn't a form, for files, which no form of ours takes, and for names
 * that no form of ours has.
 */
export async function readSent(request: Request): Promise<FormData> {
  const form = await request.formData().catch(refuse);
  const fields = [...form];
  const isOurs = ([name, value]: (typeof fields)[number]) => typeof value === "string" && NAME.test(name);
  if (fields.length > MOST_FIELDS || !fields.every(isOurs)) refuse();
  if (form.has(STATE) || !isInsertion(form)) refuse();
  return form;
}

export function refuse(): never {
  throw Response.json(null, { status: 400 });
}

function isInsertion(form: FormData): boolean {
  const intents = form.getAll(INTENT).filter((text) => text !== "");
  return intents.every((text) => insertion.safeParse(parsed(text)).success) && intents.length < 2;
}

function parsed(text: FormDataEntryValue): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    return null;
  }
}
