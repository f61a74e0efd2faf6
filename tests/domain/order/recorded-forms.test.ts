import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { agreeTo, isAgreedTo } from '../../support/agreed/agreeing';
import { isAgreedAside } from '../../support/agreed/asked-for';
import { LONG } from '../../support/long';
import { formAt, RECORDED_FORMS } from '../../support/recorded/forms';
import { marksOf, OUTCOME_PARTS, outcomeAt } from '../../support/recorded/outcome';
import recorded from '../../support/recorded/outcomes.txt?raw';

const FILE = 'tests/support/recorded/outcomes.txt';
const shown = process.env['RECORDED_FORM'];

/** `npm test` reads every nth form, the rest reads the others. */
const ONE_OF = 16;
const all = Array.from({ length: RECORDED_FORMS }, (_, number) => number);
const isNow = (number: number) => number % ONE_OF === 0;

const recordedMarks = recorded.trimEnd().split('\n');
const written = new Map<number, string>();

afterAll(() => {
  if (isAgreedTo(FILE) && written.size === RECORDED_FORMS)
    agreeTo(FILE, `${all.map((number) => written.get(number)).join('\n')}\n`);
  if (shown !== undefined) console.log(JSON.stringify({ form: formAt(Number(shown)), ...outcomeAt(Number(shown)) }));
});

const markAt = (marks: string | undefined, part: number) => marks?.split(' ')[part];

/**
 * Verdicts of 5,000 forms recorded before the mode engine existed. A difference is a decision: compare the form on both
 * sides (`RECORDED_FORM=17`), then record the new marks (`AGREE=recorded/outcomes`).
 */
describe.skipIf(isAgreedAside()).each([
  { which: 'one of sixteen', numbers: all.filter(isNow), more: {} },
  { which: 'all others', numbers: all.filter((number) => !isNow(number)), more: LONG },
])('5,000 recorded forms, $which', ({ numbers, more }) => {
  const now = new Map<number, string>();
  let before = recordedMarks;
  beforeAll(() => {
    for (const number of numbers) now.set(number, marksOf(outcomeAt(number)));
    if (!isAgreedTo(FILE)) return;
    for (const [number, marks] of now) written.set(number, marks);
    before = all.map((number) => written.get(number) ?? '');
  }, 600_000);

  it.each(OUTCOME_PARTS.map((part, at) => [part, at] as const))('have the same %s as recorded', more, (part, at) => {
    expect(before).toHaveLength(RECORDED_FORMS);
    const other = numbers.filter((number) => markAt(now.get(number), at) !== markAt(before[number], at));
    const [first] = other;
    const told = first === undefined ? '' : JSON.stringify({ form: formAt(first), now: outcomeAt(first)[part] });
    expect(other, `form ${first} is the first of ${other.length}: ${told}`).toEqual([]);
  });
});
