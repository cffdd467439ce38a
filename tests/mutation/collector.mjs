import path from "node:path";
import { chai, customMatchers, JestAsymmetricMatchers, JestChaiExpect, JestExtend } from "@vitest/expect";

chai.use(JestExtend);
chai.use(JestChaiExpect);
chai.use(JestAsymmetricMatchers);
chai.expect.extend(chai.expect, customMatchers);

/**
 * What the rules' tests import as "vitest" here: it gathers them instead of running them. A test has the file that it
 * stands in, an id (the file, its titles and, in a table, its row) and a body without arguments.
 */
export function collector() {
  const tests = [];
  const within = [];
  let file = "";

  const add = (title, body) =>
    tests.push({ file, id: [path.basename(file), ...within, title].join(" > "), body });
  const suite = (title, body) => {
    within.push(title);
    body();
    within.pop();
  };
  const each = (one) => (rows) => (title, body) =>
    rows.forEach((row, i) => {
      one(`${title} [${i}]`, () => (Array.isArray(row) ? body(...row) : body(row)));
    });
  const begin = (name) => {
    file = name;
  };
  const it = Object.assign(add, { each: each(add) });
  const describe = Object.assign(suite, { each: each(suite) });
  return { tests, module: { begin, it, describe, expect: chai.expect, vi: { setConfig: () => {} } } };
}
