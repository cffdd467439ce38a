import { z } from "zod";
import { MOST_FILE } from "~/domain/bank-file";

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
 * What a form sent. A file of text, which is sent as `file`, comes as its text: `fileText`, or `fileFlaw` where it
 * is none. Throws 400 for a body that isn't a form, for any other file, and for names that no form of ours has.
 */
export async function readSent(request: Request): Promise<FormData> {
  const form = await request.formData().catch(refuse);
  await putFileAsText(form);
  const fields = [...form];
  const isOurs = ([name, value]: (typeof fields)[number]) => typeof value === "string" && NAME.test(name);
  if (fields.length > MOST_FIELDS || !fields.every(isOurs)) refuse();
  if (form.has(STATE) || !isInsertion(form)) refuse();
  return form;
}

const FILE = "file";

async function putFileAsText(form: FormData): Promise<void> {
  const file = form.get(FILE);
  if (file === null || typeof file === "string") return;
  form.delete(FILE);
  // A browser sends an empty file where none was chosen.
  if (file.size === 0) return;
  if (file.size > MOST_FILE.characters * BYTES) return form.set("fileFlaw", "size");
  const text = await textOf(file);
  if (text === null) form.set("fileFlaw", "encoding");
  else form.set("fileText", text);
}

// No character of UTF-8 takes more.
const BYTES = 4;

/** A file's text, without the mark that may be before it: UTF-8, or UTF-16 that says so. Null if it is neither. */
async function textOf(file: File): Promise<string | null> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const isMarked = (first: number, second: number) => bytes[0] === first && bytes[1] === second;
  const encoding = isMarked(0xff, 0xfe) ? "utf-16le" : isMarked(0xfe, 0xff) ? "utf-16be" : "utf-8";
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
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
