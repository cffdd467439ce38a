import { bodyOf, type Fields } from "../matrix/door";

/** A body to be sent, and what is wrong with it. */
export interface Spoiled {
  readonly what: string;
  readonly body: BodyInit;
  readonly type: string | null;
}

const FORM = "application/x-www-form-urlencoded";
const NOBODY = "00000000-0000-4000-8000-0000000000ff";
const KIB = 1024;

const written = (what: string, body: string): Spoiled => ({ what, body, type: FORM });

const encoded = (fields: Fields): string => bodyOf(fields).toString();

/** Texts that break something somewhere: each put into each field in turn. */
const TEXTS: Readonly<Record<string, string>> = {
  empty: "",
  blank: " \t ",
  NUL: "a%00b",
  "lone surrogate": "a%ED%A0%80b",
  "broken UTF-8": "a%FF%FEb",
  "half a percent": "100%",
  "right-to-left and joiners": encodeURIComponent("\u202eabc\u200d\ufeff\u0301"),
  "beyond the plane": encodeURIComponent("𐀀👩‍👩‍👧‍👦"),
  control: "a%07%1Bb",
  "line ends": "a%0D%0Ab%0Dc",
  quotes: encodeURIComponent("'\"; DROP TABLE person; --$(7*7){{7*7}}<script>"),
  number: "-1",
  "huge number": "999999999999999999999999",
  "a wrong date": "2026-13-45T99:99",
  "nobody's id": NOBODY,
  "an id that is none": "../../etc/passwd",
  object: "%5Bobject+Object%5D",
  long: "x".repeat(30 * KIB),
};

/** The form, spoiled in each way that there is. */
export function spoil(fields: Fields, others: readonly string[]): readonly Spoiled[] {
  const names = Object.keys(fields);
  const without = (name: string): Fields =>
    Object.fromEntries(Object.entries(fields).filter(([one]) => one !== name));
  const texts = { ...TEXTS, ...Object.fromEntries(others.map((id, i) => [`somebody else's id ${i}`, id])) };
  return [
    ...names.map((name) => written(`${name} missing`, encoded(without(name)))),
    ...names.map((name) => written(`${name} twice`, `${encoded(fields)}&${encodeURIComponent(name)}=again`)),
    ...names.map((name) =>
      written(`${name} as a list`, `${encoded(without(name))}&${name}[0]=a&${name}[1]=b`),
    ),
    ...names.map((name) =>
      written(`${name} as a thing`, `${encoded(without(name))}&${name}.a=1&${name}.b.c=2`),
    ),
    ...names.flatMap((name) =>
      Object.entries(texts).map(([what, text]) =>
        written(`${name}: ${what}`, `${encoded(without(name))}&${encodeURIComponent(name)}=${text}`),
      ),
    ),
    ...whole(fields),
  ];
}

function whole(fields: Fields): readonly Spoiled[] {
  const file = new FormData();
  for (const [name, value] of bodyOf(fields)) file.append(name, value);
  file.append("upload", new Blob(["MZ\u0000"]), "evil.exe");
  const body = encoded(fields);
  return [
    written("nothing at all", ""),
    written("an unknown intent", `${body}&intent=launch`),
    written("another intent alone", "intent=launch"),
    written("a name of the prototype", `${body}&__proto__.admin=1&constructor.prototype.x=1`),
    written("a field nobody asked for", `${body}&capabilities=admin&submittedAt=0`),
    written("a far place in a list", `${body}&principles[99999999]=x`),
    written("a thousand fields", `${body}&${Array.from({ length: 4000 }, (_, i) => `f${i}=1`).join("&")}`),
    written("the form library's own intent", `${body}&__intent__=${encodeURIComponent('{"type":"reset"}')}`),
    written("half a megabyte", `${body}&note=${"y".repeat(500 * KIB)}`),
    written("ten megabytes", `${body}&note=${"y".repeat(10 * KIB * KIB)}`),
    { what: "a file", body: file, type: null },
    { what: "JSON", body: JSON.stringify(fields), type: "application/json" },
    { what: "plain text", body, type: "text/plain" },
    { what: "no type that exists", body, type: "x/y; z=%%%" },
    { what: "parts without a boundary", body, type: "multipart/form-data" },
    {
      what: "parts that never end",
      body: '--b\r\nContent-Disposition: form-data; name="a"',
      type: "multipart/form-data; boundary=b",
    },
  ];
}
