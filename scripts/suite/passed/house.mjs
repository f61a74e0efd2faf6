// @ts-check
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { filesOf } from '../named.mjs';
import { ROOMS } from '../rooms.mjs';
import { inputsOf } from './inputs.mjs';

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
    settings: process.env,
    machine: [process.version, process.platform, process.arch, process.env['TZ'], process.env['LANG']].join(),
  };
}

/** The test files of some rooms, each with what decides how it ends. @param {string} root @param {readonly Room[]} rooms */
export function inputsIn(root, rooms) {
  const house = houseIn(root);
  return inputsOf(house, house.files.filter(isTestOf(rooms.flatMap((room) => ROOMS[room]))));
}
