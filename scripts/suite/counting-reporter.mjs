// @ts-check
import { writeFileSync } from 'node:fs';

import { partAsked } from './parts.mjs';
import { failures, nothing, plus } from './tally.mjs';

/**
 * The name of a red with the first line of its fault: a log cut short still says what to mend.
 * @param {string} name @param {readonly { message: string }[]} errors
 */
const red = (name, errors) => `${name}: ${(errors[0]?.message ?? '').split('\n', 1)[0]}`.slice(0, 400);

/** @param {import('vitest/node').TestCase} test @returns {import('./tally.mjs').Tally} */
function tallyOf(test) {
  const { state, errors } = test.result();
  if (state === 'failed') return failures([red(`${test.module.relativeModuleId} > ${test.fullName}`, errors)]);
  return { ...nothing(), [state === 'passed' ? 'passed' : 'skipped']: 1 };
}

/**
 * Writes down how many tests of each project passed, failed and were skipped. A file that cannot load and a set-up that
 * throws are failures too: their tests only look skipped. What passed only when it was asked again is named, so that
 * somebody mends it. What belongs to another part of the suite is not counted: it is asked there.
 */
export default class CountingReporter {
  /**
   * @param {readonly import('vitest/node').TestModule[]} modules
   * @param {readonly import('vitest').SerializedError[]} unhandled
   */
  onTestRunEnd(modules, unhandled) {
    /** @type {Record<string, import('./tally.mjs').Tally>} */
    const suites = {};
    const { asks } = partAsked();
    for (const module of modules) {
      const project = module.project.name.replace(/ \(.+\)$/, '');
      /** @param {import('./tally.mjs').Tally} tally */
      const count = (tally) => (suites[project] = plus(suites[project] ?? nothing(), tally));
      count(nothing());
      for (const test of module.children.allTests()) {
        if (!asks(test.tags)) continue;
        if (test.diagnostic()?.flaky) console.log(`AGAIN  ${module.relativeModuleId} > ${test.fullName}`);
        count(tallyOf(test));
      }
      for (const part of [module, ...module.children.allSuites()])
        count(failures(part.errors().map((error) => red(module.relativeModuleId, [error]))));
    }
    if (unhandled.length > 0)
      suites['unhandled errors'] = failures(unhandled.map((error) => red('unhandled', [error])));
    const file = process.env['SUITE_COUNTS'];
    if (file) writeFileSync(file, JSON.stringify(suites));
  }
}
