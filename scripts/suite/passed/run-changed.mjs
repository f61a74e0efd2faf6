// @ts-check
import { join } from 'node:path';

import { keep, readKept } from '../kept.mjs';
import { LEFT_TO_ALL, ROOMS } from '../rooms.mjs';
import { root } from '../../root.mjs';
import { runFiles } from '../run.mjs';
import { failures, nothing, plus } from '../tally.mjs';
import { keptAfter, toRun, unforeseen } from './again.mjs';
import { inputsIn } from './house.mjs';

/** @typedef {import('./house.mjs').Room} Room */

const KEPT = join(root, '.cache', 'suite', 'kept.json');
const PASSED = join(root, '.cache', 'suite', 'passed.json');

const isIn = (/** @type {Room} */ room) => (/** @type {string} */ path) =>
  ROOMS[room].some((folder) => path.startsWith(`tests/${folder}/`));

/**
 * The tests of some rooms, without the files that have passed with the very same inputs. Only what was run is counted;
 * `npm test` leaves nothing out and keeps nothing.
 * @param {Room[]} rooms
 */
export async function runChanged(...rooms) {
  const isAll = process.argv.includes('--all');
  const left = isAll ? [] : LEFT_TO_ALL;
  /** @type {Record<string, import('./again.mjs').Kept>} */
  const kept = isAll ? {} : readKept(KEPT);
  const before = inputsIn(root, rooms, left);
  const files = toRun(before, kept);
  const rests = [...before.keys()].filter((path) => !files.includes(path));
  const told = rests.reduce((sum, path) => sum + (kept[path]?.passed ?? 0), 0);
  if (rests.length > 0)
    console.log(`rests  ${told} tests in ${rests.length} of ${before.size} files: they passed with the same inputs`);
  if (left.length > 0) console.log(`left   to the whole suite: ${left.join(', ')}`);
  if (files.length === 0) return nothing();

  keep(PASSED, {});
  const tally = await runFiles(
    rooms.filter((room) => files.some(isIn(room))),
    files,
    {
      part: 'short',
      reporters: [join(root, 'scripts', 'suite', 'passed', 'passed-reporter.mjs')],
      env: { SUITE_PASSED: PASSED },
    },
  );
  /** @type {Record<string, import('./passed-reporter.mjs').Passed>} */
  const passed = readKept(PASSED);
  const strays = unforeseen(before, passed);
  keep(KEPT, strays.length > 0 ? {} : keptAfter(before, inputsIn(root, rooms, left), passed, kept));
  return plus(tally, failures(strays.map((stray) => `${stray}, which its inputs do not tell`)));
}
