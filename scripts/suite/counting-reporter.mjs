// @ts-check
import { writeFileSync } from 'node:fs';

import { partAsked } from './parts.mjs';
import { nothing } from './tally.mjs';

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
      const tally = (suites[project] ??= nothing());
      for (const test of module.children.allTests()) {
        if (!asks(test.tags)) continue;
        const { state } = test.result();
        if (test.diagnostic()?.flaky) console.log(`AGAIN  ${module.relativeModuleId} > ${test.fullName}`);
        tally[state === 'pending' ? 'skipped' : state] += 1;
      }
      for (const part of [module, ...module.children.allSuites()]) tally.failed += part.errors().length;
    }
    if (unhandled.length > 0) suites['unhandled errors'] = { ...nothing(), failed: unhandled.length };
    const file = process.env['SUITE_COUNTS'];
    if (file) writeFileSync(file, JSON.stringify(suites));
  }
}
