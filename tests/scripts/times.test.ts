import { writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';

import { readKept } from '../../scripts/suite/kept.mjs';
import { LAST_TIMES, QUIET_TIMES, STAGE_NAMES } from '../../scripts/suite/times.mjs';

const quiet = readKept<number>(QUIET_TIMES);

/** Seconds of all stages when they were first written down. Lower it with them. */
const MOST = 909;

it('has seconds for each stage of `npm test`', () => {
  expect(Object.keys(quiet)).toEqual(STAGE_NAMES);
});

it('keeps the seconds of all stages at or below the limit', () => {
  expect(Object.values(quiet).reduce((sum, seconds) => sum + seconds, 0)).toBeLessThanOrEqual(MOST);
});

/** Only a run on a quiet machine is worth writing down. */
it.runIf(process.env['AGREE'] === 'times')('writes down the stages that took less in the last run', () => {
  const last = readKept<number>(LAST_TIMES);
  const lower = Object.fromEntries(
    Object.entries(quiet).map(([name, seconds]) => [name, Math.min(seconds, last[name] ?? seconds)]),
  );
  writeFileSync(QUIET_TIMES, `${JSON.stringify(lower, null, 2)}\n`);
  expect(readKept(QUIET_TIMES)).toEqual(lower);
});
