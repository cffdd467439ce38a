import { expect, test } from "vitest";
import { brokenOut, MARKUP, markupFor } from "./markup";

const escaped = MARKUP.replaceAll("&", "&amp;")
  .replaceAll("<", "&lt;")
  .replaceAll(">", "&gt;")
  .replaceAll('"', "&quot;")
  .replaceAll("'", "&#x27;");
const inScript = JSON.stringify(MARKUP)
  .replaceAll("<", "\\u003c")
  .replaceAll(">", "\\u003e")
  .replaceAll("\u2028", "\\u2028");

test.each([
  ["a text", `<p>${escaped}</p>`],
  ["an attribute", `<input value="${escaped}">`],
  ["an address", `<a href="mailto:${markupFor("email").replace("'", "&#x27;")}">write</a>`],
  ["a script's data", `<script nonce="n">const said = ${inScript};</script>`],
])("markup that is taken for text passes in %s", (_, page) => {
  expect(brokenOut(page)).toEqual([]);
});

test.each([
  ["a text", `<p>${MARKUP}</p>`],
  ["an attribute", `<input value="${MARKUP.replaceAll("<", "&lt;")}">`],
  ["an address", `<a href="javascript:plq()">open</a>`],
  ["a script's data", `<script nonce="n">const said = ${JSON.stringify(MARKUP)};</script>`],
  ["a script without quotes", `<script nonce="n">const said = ${inScript.replaceAll('\\"', '"')};</script>`],
  ["a script of nobody's", `<script>${inScript}</script>`],
])("markup that is taken for markup is found in %s", (_, page) => {
  expect(brokenOut(page)).not.toEqual([]);
});
