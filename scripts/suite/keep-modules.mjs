// @ts-check
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';

import { root } from '../root.mjs';
import { filesOf, namedIn } from './named.mjs';

export const MODULES = '.cache/modules';

/** Nobody asks for the translation of a text that has changed, so the folder only grows. */
const MOST = 40_000;

/** @returns {(id: string, text: string) => string} */
function namesOfHouse() {
  const files = new Set(filesOf(root));
  const { imports = {} } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return (id, text) => namedIn(relative(root, id), text, files, imports).join();
}

/**
 * A module that was translated once stays translated until its text changes, or what its imports are found to be: a
 * file that is moved leaves those that name it as they were.
 * @returns {import('vite').Plugin}
 */
export function keepModules() {
  /** @type {ReturnType<typeof namesOfHouse> | null} */
  let namesIn = null;
  const keyOf = (/** @type {{ id: string, sourceCode: string }} */ { id, sourceCode }) => {
    // What a glob finds changes with the files there are, and no text tells that.
    if (sourceCode.includes('import.meta.glob')) return false;
    namesIn ??= namesOfHouse();
    return namesIn(id, sourceCode);
  };
  return {
    name: 'keep-modules',
    configureVitest({ experimental_defineCacheKeyGenerator: addToKey }) {
      const folder = join(root, MODULES);
      if (existsSync(folder) && readdirSync(folder).length > MOST) rmSync(folder, { recursive: true, force: true });
      addToKey(keyOf);
    },
  };
}
