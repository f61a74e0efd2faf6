// @ts-check
import { join } from 'node:path';

import { root } from '../root.mjs';
import { keep, readKept } from './kept.mjs';
import { STAGES } from './stages.mjs';

const STILL = 'still';

/** Seconds of each stage of `npm test` on two quiet cores, installation apart. They may only fall. */
export const QUIET_TIMES = join(root, 'scripts', 'suite', 'times.json');

export const LAST_TIMES = join(root, '.cache', 'suite', 'times.json');

/** @param {import('./stages.mjs').Stage} stage */
export const stageName = ({ projects }) => projects.join(', ');

export const STAGE_NAMES = [STILL, ...STAGES.short.map(stageName)];

/** Measures stages and tells their seconds beside those of a quiet run. */
export function stageTimes() {
  /** @type {Record<string, number>} */
  const seconds = {};
  /** @template T @param {string} name @param {() => Promise<T>} work @returns {Promise<T>} */
  const measure = async (name, work) => {
    const begun = Date.now();
    const result = await work();
    seconds[name] = Math.ceil((Date.now() - begun) / 1000);
    return result;
  };
  return {
    measure,
    /** @template T @param {() => Promise<T>} work */
    measureStill: (work) => measure(STILL, work),
    tell() {
      /** @type {Record<string, number>} */
      const quiet = readKept(QUIET_TIMES);
      const lines = Object.entries(seconds).map(([name, took]) => `${name} ${took} s (quiet: ${quiet[name]} s)`);
      console.log(`times: ${lines.join('; ')}`);
      keep(LAST_TIMES, seconds);
    },
  };
}
