// @ts-check
import { writeFileSync } from 'node:fs';
import { relative } from 'node:path/posix';

import { partAsked } from '../parts.mjs';

/** @typedef {{ passed: number, skipped: number, loaded: string[] }} Passed */

/**
 * The files of the house that a test file has really loaded, as the module graph of its project has them.
 * @param {import('vitest/node').TestModule} module @param {string} root
 */
function loadedBy(module, root) {
  const graph = module.viteEnvironment?.moduleGraph;
  const first = graph?.getModuleById(module.moduleId);
  if (!graph || !first) return [];
  const nodes = new Set([first]);
  for (const node of nodes) for (const imported of node.importedModules) nodes.add(imported);
  return [...nodes]
    .flatMap(({ file }) => file ?? [])
    .filter((file) => file.startsWith(`${root}/`) && !file.includes('/node_modules/'))
    .map((file) => relative(root, file));
}

/** Writes down which files have passed as a whole, and what they have loaded. */
export default class PassedReporter {
  /**
   * @param {readonly import('vitest/node').TestModule[]} modules
   * @param {readonly import('vitest').SerializedError[]} unhandled
   */
  onTestRunEnd(modules, unhandled) {
    /** @type {Record<string, Passed>} */
    const passed = {};
    const { asks } = partAsked();
    for (const module of unhandled.length > 0 ? [] : modules) {
      const tests = [...module.children.allTests()].filter((test) => asks(test.tags));
      const states = tests.map((test) => test.result().state);
      if (module.state() !== 'passed' || states.includes('pending')) continue;
      passed[module.relativeModuleId] = {
        passed: states.filter((state) => state === 'passed').length,
        skipped: states.filter((state) => state === 'skipped').length,
        loaded: loadedBy(module, module.project.config.root),
      };
    }
    const file = process.env['SUITE_PASSED'];
    if (file) writeFileSync(file, JSON.stringify(passed));
  }
}
