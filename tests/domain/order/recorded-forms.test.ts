import { writeFileSync } from 'node:fs';

import { beforeAll, expect, it } from 'vitest';

import { formAt, RECORDED_FORMS } from '../../support/recorded/forms';
import { marksOf, OUTCOME_PARTS, outcomeAt } from '../../support/recorded/outcome';
import recorded from '../../support/recorded/outcomes.txt?raw';

const FILE = new URL('../../support/recorded/outcomes.txt', import.meta.url);
const shown = process.env['RECORDED_FORM'];

/** Between two edits some of them, from beginning to end; `npm test` reads them all. */
const runs = process.env['RANDOM_RUNS'];
const step = runs === undefined ? 1 : Math.max(1, Math.floor(RECORDED_FORMS / (Number(runs) * 8)));
const numbers = Array.from({ length: RECORDED_FORMS }, (_, number) => number).filter((number) => number % step === 0);

const now = new Map<number, string>();
let before = recorded.trimEnd().split('\n');

beforeAll(() => {
  for (const number of numbers) now.set(number, marksOf(outcomeAt(number)));
  if (process.env['UPDATE_RECORDED'] === '1' && step === 1) {
    before = [...now.values()];
    writeFileSync(FILE, `${before.join('\n')}\n`);
  }
  if (shown !== undefined) console.log(JSON.stringify({ form: formAt(Number(shown)), ...outcomeAt(Number(shown)) }));
}, 600_000);

/** The part of the line that speaks of one thing. */
const markAt = (marks: string | undefined, part: number) => marks?.split(' ')[part];

/**
 * What was said of 5,000 forms before the engine of the modes was built, and is said today. A difference is a decision:
 * look at the form on both sides (`RECORDED_FORM=17`), then write the new marks down (`UPDATE_RECORDED=1`).
 */
it.each(OUTCOME_PARTS.map((part, at) => [part, at] as const))('every form has the %s it had', (part, at) => {
  expect(before).toHaveLength(RECORDED_FORMS);
  const other = numbers.filter((number) => markAt(now.get(number), at) !== markAt(before[number], at));
  const [first] = other;
  const told = first === undefined ? '' : JSON.stringify({ form: formAt(first), now: outcomeAt(first)[part] });
  expect(other, `form ${first} is the first of ${other.length}: ${told}`).toEqual([]);
});
