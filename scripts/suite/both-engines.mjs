// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { filesOf, namedIn, reachedFrom } from './named.mjs';

const TESTS = 'tests/server';

/** Whoever wants a database asks here for one. */
const ENGINE = `${TESTS}/support/engine.ts`;

/**
 * Tests of the gateway that reach no database. They say the same whatever engine stands behind it, so they are asked
 * once and not once for each.
 * @param {string} root @returns {string[]}
 */
export function withoutDatabase(root) {
  if (!existsSync(join(root, ENGINE))) throw new Error(`${ENGINE} is not there: who opens the databases of tests now?`);
  const files = new Set(filesOf(root, 'tests'));
  /** @type {Map<string, string[]>} */
  const names = new Map();
  const namesOf = (/** @type {string} */ path) => {
    const known =
      names.get(path) ?? (files.has(path) ? namedIn(path, readFileSync(join(root, path), 'utf8'), files, {}) : []);
    names.set(path, known);
    return known;
  };
  return [...files]
    .filter((path) => path.startsWith(`${TESTS}/`) && path.endsWith('.test.ts'))
    .filter((path) => !reachedFrom(path, namesOf).has(ENGINE));
}
