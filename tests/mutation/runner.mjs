import { bundle } from "./bundle.mjs";

const [SUCCESS, FAILED] = [0, 1];
/** Where the changed rules look for the change that is on, and note what was covered. */
globalThis.__stryker__ ??= {};
const stryker = globalThis.__stryker__;

/**
 * Runs the rules' tests for Stryker within its own process. The rules are pure, so that one evaluation of them serves
 * every change but those that act while a module is evaluated. A worker and its imports for each change take seconds,
 * this takes milliseconds.
 */
class RulesRunner {
  capabilities() {
    return { reloadEnvironment: true };
  }

  async init() {
    this.rules = await bundle();
    this.tests = this.rules.load();
    this.cost = new Map();
    this.kills = new Map();
  }

  /** Every test on the rules as they are, with what each covers and how long it takes. */
  async dryRun() {
    const tests = [];
    for (const test of this.tests) {
      stryker.currentTestId = test.id;
      tests.push(await perform(test));
      stryker.currentTestId = undefined;
    }
    for (const { id, timeSpentMs } of tests) this.cost.set(id, timeSpentMs);
    return { status: "complete", tests, mutantCoverage: stryker.mutantCoverage };
  }

  /** The tests that cover the change until one fails: first those that have noticed changes of this file, then the quickest. */
  async mutantRun({ activeMutant, testFilter, hitLimit, mutantActivation, sandboxFileName }) {
    Object.assign(stryker, { hitCount: 0, hitLimit });
    stryker.activeMutant = activeMutant.id;
    try {
      const all = mutantActivation === "static" ? this.rules.load() : this.tests;
      const covering = testFilter ? all.filter(({ id }) => testFilter.includes(id)) : all;
      return await this.untilOneFails(covering, sandboxFileName);
    } catch (error) {
      return killed("the rules could not be evaluated", error.message, 0);
    } finally {
      stryker.activeMutant = undefined;
    }
  }

  async untilOneFails(tests, source) {
    const key = ({ id }) => `${source} ${id}`;
    const killsOf = (test) => this.kills.get(key(test)) ?? 0;
    const costOf = ({ id }) => this.cost.get(id) ?? 0;
    const inOrder = tests.toSorted((a, b) => killsOf(b) - killsOf(a) || costOf(a) - costOf(b));
    for (const [i, test] of inOrder.entries()) {
      const result = await perform(test);
      if (stryker.hitCount > stryker.hitLimit) return { status: "timeout", reason: "It does not end." };
      if (result.status === FAILED) {
        this.kills.set(key(test), killsOf(test) + 1);
        return killed(test.id, result.failureMessage, i + 1);
      }
    }
    return { status: "survived", nrOfTests: tests.length };
  }
}

const killed = (id, failureMessage, nrOfTests) => ({
  status: "killed",
  killedBy: [id],
  failureMessage,
  nrOfTests,
});

async function perform({ id, file, body }) {
  const began = performance.now();
  const result = (status, failureMessage) => ({
    ...{ id, name: id, fileName: file, status, failureMessage },
    timeSpentMs: performance.now() - began,
  });
  try {
    await body();
    return result(SUCCESS);
  } catch (error) {
    return result(FAILED, String(error?.message ?? error));
  }
}

export const strykerPlugins = [{ kind: "TestRunner", name: "rules", injectableClass: RulesRunner }];
