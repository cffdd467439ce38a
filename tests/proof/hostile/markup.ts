import { Script } from "node:vm";

/** What is put into every text: it ends a script, an attribute in either quote, a line of script, a template, a comment. */
// biome-ignore lint/suspicious/noTemplateCurlyInString: a template's markup is among what is typed
export const MARKUP = "</script><plq \"plq='plq \u2028${plq}{{plq}}<!--plq";

/** The same in a form that a field takes which asks for more than a text. */
export const markupFor = (field: string): string =>
  ({ links: `https://plq.example/${MARKUP}`, email: "o'plq@plq.example" })[field] ?? MARKUP;

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
const AS_MARKUP = /.{0,60}(?:[<"'>=]|<!--)plq/s;
/** An address that was typed is a link only as a web address or an e-mail address. */
const AS_ADDRESS = /(?:href|src|action)="(?!https?:|mailto:|\/)[^"]*plq/;

/** Where a page takes what somebody typed for its own markup or script; nothing where it takes it for text. */
export function brokenOut(page: string): readonly string[] {
  const outside = page.replaceAll(SCRIPT, "");
  return [
    ...[AS_MARKUP, AS_ADDRESS].flatMap((pattern) => pattern.exec(outside)?.slice(0, 1) ?? []),
    ...[...page.matchAll(SCRIPT)].flatMap(([, attributes = "", code = ""]) => brokenScript(attributes, code)),
  ];
}

function brokenScript(attributes: string, code: string): readonly string[] {
  if (/<plq|<\/|<!--|[\u2028\u2029]/.test(code)) return [`raw markup in a script: ${code.slice(0, 80)}`];
  if (!/ nonce="[^"]+"/.test(attributes)) return [`a script without a nonce: ${attributes}`];
  // Modules load the page's own files and hold no data.
  if (attributes.includes('type="module"')) return code.includes("plq") ? ["typed text in a module"] : [];
  return parses(code) ? [] : [`a script that is none: ${code.slice(0, 80)}`];
}

function parses(code: string): boolean {
  try {
    new Script(code);
    return true;
  } catch {
    return false;
  }
}
