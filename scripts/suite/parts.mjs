// @ts-check
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { filesOf, namedIn, reachedFrom } from './named.mjs';

/** A test that `npm test` leaves to the rest. */
export const LONG = 'long';

/** What locks rows or holds a place differs by engine: of PostgreSQL it is asked in `npm test` too. */
export const LOCKS = 'locks';

/** The words a test may carry, as the runner is told of them. */
export const TAGS = [
  { name: LONG, description: 'left out of `npm test`, asked by `npm run test:rest`' },
  { name: LOCKS, description: 'asked of PostgreSQL in `npm test`' },
];

/**
 * @typedef {object} Part which tests of a project are asked
 * @property {string | null} filter as the runner reads it
 * @property {(tags: readonly string[]) => boolean} asks the same, for whoever counts
 */

/** @satisfies {Record<string, Part>} */
export const PARTS = {
  all: { filter: null, asks: () => true },
  short: { filter: `!${LONG}`, asks: (tags) => !tags.includes(LONG) },
  rest: { filter: LONG, asks: (tags) => tags.includes(LONG) },
  locks: { filter: `${LOCKS} && !${LONG}`, asks: (tags) => tags.includes(LOCKS) && !tags.includes(LONG) },
  'beyond locks': { filter: `!${LOCKS} || ${LONG}`, asks: (tags) => !tags.includes(LOCKS) || tags.includes(LONG) },
};

/** @typedef {keyof typeof PARTS} PartName */

/** The part that is asked now, for whoever counts. @returns {Part} */
export const partAsked = () => PARTS[/** @type {PartName} */ (process.env['SUITE_PART'] ?? 'all')];

/** Whoever marks a single test asks here for the mark. */
export const MARK = 'tests/support/long.ts';

const MODULE_TAG = /^\/\*\* @module-tag (\w+) \*\/$/gm;

/**
 * @typedef {object} Marked a test file
 * @property {string} path
 * @property {readonly string[]} tags of all its tests
 * @property {boolean} isMixed some of its tests may be long and others not
 */

/** Every test file with its marks. @param {string} root @returns {Marked[]} */
export function markedIn(root) {
  const files = new Set(filesOf(root));
  const { imports = {} } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  /** @type {Map<string, string[]>} */
  const names = new Map();
  const namesOf = (/** @type {string} */ path) => {
    const isOurs = path.startsWith('tests/') && files.has(path);
    const known =
      names.get(path) ?? (isOurs ? namedIn(path, readFileSync(join(root, path), 'utf8'), files, imports) : []);
    names.set(path, known);
    return known;
  };
  return [...files]
    .filter((path) => /^tests\/.*\.test\.tsx?$/.test(path))
    .map((path) => {
      const tags = [...readFileSync(join(root, path), 'utf8').matchAll(MODULE_TAG)].map(([, tag = '']) => tag);
      return { path, tags, isMixed: !tags.includes(LONG) && reachedFrom(path, namesOf).has(MARK) };
    });
}

/** Whether a part asks anything of a file. @param {Marked} file @param {PartName} part */
export const asksOf = ({ tags, isMixed }, part) =>
  PARTS[part].asks(tags) || (isMixed && PARTS[part].asks([...tags, LONG]));
