import { describe, expect, it } from 'vitest';

import { closuresOf } from '../../scripts/suite/lint/closures.mjs';
import { QUICK_STEPS, STILL_STEPS } from '../../scripts/suite/steps.mjs';

const HOUSE = {
  'src/page.tsx': "import { sum } from './sum'; import { person } from '#person';",
  'src/late.ts': "const sum = import('./sum');",
  'src/sum.ts': "import type { Money } from '../domain/money';",
  'src/alone.ts': 'export const one = 1;',
  'domain/money.ts': 'export type Money = number;',
  'tests/person.ts': 'export const person = 1;',
};

const ALIASES = { '#person': './tests/person.ts' };

const closures = (files: Record<string, string>, shared = '') =>
  closuresOf(new Map(Object.entries(files)), shared, ALIASES);

/** The files that are linted again after a change. */
function again(change: Record<string, string>, shared?: string): string[] {
  const [before, now] = [closures(HOUSE), closures({ ...HOUSE, ...change }, shared)];
  return [...now].filter(([path, digest]) => before.get(path) !== digest).map(([path]) => path);
}

describe('between two edits', () => {
  it('nothing is linted again that is as it was', () => {
    expect(again({})).toEqual([]);
  });

  it.each<[string, Record<string, string>, string[]]>([
    ['a file nobody imports', { 'src/alone.ts': 'export const one = 2;' }, ['src/alone.ts']],
    [
      'a type far below, with all that reach it',
      { 'domain/money.ts': 'export type Money = bigint;' },
      ['src/page.tsx', 'src/late.ts', 'src/sum.ts', 'domain/money.ts'],
    ],
    ['what is imported by an alias', { 'tests/person.ts': '' }, ['src/page.tsx', 'tests/person.ts']],
    [
      'a file that takes the place of another',
      { 'src/sum.d.ts': '', 'src/sum': '' },
      ['src/page.tsx', 'src/late.ts', 'src/sum.d.ts', 'src/sum'],
    ],
  ])('%s is linted again', (_, change, expected) => {
    expect(again(change)).toEqual(expected);
  });

  it('everything is linted again under other settings', () => {
    expect(again({}, 'another rule')).toEqual(Object.keys(HOUSE));
  });

  it('every step of the whole suite is taken, the linter first', () => {
    expect(QUICK_STEPS.map(({ name }) => name).toSorted()).toEqual(STILL_STEPS.map(({ name }) => name).toSorted());
    expect(QUICK_STEPS[0]?.name).toBe('lint');
  });
});
