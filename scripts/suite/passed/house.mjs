// @ts-check
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { filesOf } from '../named.mjs';
import { ROOMS, WALKED, WALKS } from '../rooms.mjs';
import { inputsOf } from './inputs.mjs';
import { LOOKS_AT } from './looks-at.mjs';

/** @typedef {keyof typeof ROOMS} Room */

/** Every test is run by these, and by what they name. */
const SHARED = ['package.json', 'package-lock.json', 'tsconfig.json', 'vitest.config.ts', 'scripts/check.mjs'];

const isTestOf = (/** @type {readonly string[]} */ folders) => (/** @type {string} */ path) =>
  path.endsWith('.test.ts') && folders.some((folder) => path.startsWith(`tests/${folder}/`));

/** The house as it lies on the disk now. @param {string} root @returns {import('./inputs.mjs').House} */
export function houseIn(root) {
  const read = (/** @type {string} */ path) => readFileSync(join(root, path), 'utf8');
  const { imports = {} } = JSON.parse(read('package.json'));
  return {
    files: filesOf(root),
    read,
    aliases: imports,
    shared: SHARED,
    looksAt: LOOKS_AT,
    answersFor: (test, path) => !WALKS.test(test) || WALKED.test(path),
    settings: process.env,
    machine: [process.version, process.platform, process.arch, process.env['TZ'], process.env['LANG']].join(),
  };
}

/**
 * The test files of some rooms, each with what decides how it ends.
 * @param {string} root @param {readonly Room[]} rooms @param {readonly string[]} [left] files that nobody asks now
 */
export function inputsIn(root, rooms, left = []) {
  const house = houseIn(root);
  const tests = house.files.filter(isTestOf(rooms.flatMap((room) => ROOMS[room])));
  return inputsOf(
    house,
    tests.filter((path) => !left.includes(path)),
  );
}
