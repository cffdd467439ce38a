import { createHash } from "node:crypto";
import type { Id, Loop } from "~/domain/loop";

/** The same uuid for the same word, each time; `space` keeps the words of two loops apart. */
export const uuidOf = (word: string, space = ""): Id => {
  const hex = createHash("sha256").update(`${space}/${word}`).digest("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
};

const LISTS = new Set([
  "managers",
  "principles",
  "requiredPrinciples",
  "focus",
  "hadRead",
  "leads",
  "admins",
  "covered",
]);
const RECORDS = new Set(["people", "principles"]);
// What several loops share: people, principles, teams and the role.
const SHARED = new Set(["personId", "authorId", "byId", "principleId", "teamId", "openedById", "agreedById"]);
const SHARED_LISTS = new Set([
  "managers",
  "principles",
  "requiredPrinciples",
  "focus",
  "leads",
  "admins",
  "covered",
]);

const isId = (key: string) => key === "id" || key.endsWith("Id");

/** A loop of the stories, whose ids are words, as a database has it, whose ids are uuids. */
export const withUuids = (loop: Loop, space: string): Loop => {
  const shared = new Set([...Object.keys(loop.people), ...Object.keys(loop.principles), "role", "nobody"]);
  const idOf = (word: string, key: string) =>
    SHARED.has(key) || SHARED_LISTS.has(key) || shared.has(word) ? uuidOf(word) : uuidOf(word, space);
  const mapped = (value: unknown, key: string): unknown => {
    if (typeof value === "string") return isId(key) ? idOf(value, key) : value;
    if (Array.isArray(value))
      return value.map((item) =>
        typeof item === "string" && LISTS.has(key) ? idOf(item, key) : mapped(item, "item"),
      );
    if (value === null || typeof value !== "object") return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, item]) => [
        RECORDS.has(key) ? uuidOf(name) : name,
        mapped(item, name),
      ]),
    );
  };
  return mapped(loop, "") as Loop;
};
