// What packings hold and which instruction takes which of them, against the table that was read from the code.
import { describe, expect, it } from 'vitest';

import { instructionOf, METHODS } from '../../../domain/goods/packaging/instructions';
import { packKindOf, type PackLimit } from '../../../domain/goods/packaging/kinds';
import { yearsOf } from '../../../domain/goods/packaging/mark';
import { classByNumber } from '../../../domain/goods/never-handled';
import papers from '../../support/papers/packagings.json';

const words = (codes: string): string[] => codes.split(' ').filter(Boolean).toSorted();

describe('a packing instruction', () => {
  it.each(papers.instructions)('$code takes what the table says, and no more of it', (paper) => {
    const said = instructionOf(paper.code);
    expect(words(said?.single?.join(' ') ?? '')).toEqual(words(paper.single));
    expect(words(said?.outer?.join(' ') ?? '')).toEqual(words(paper.outer));
    expect([said?.innerL ?? null, said?.innerKg ?? null, said?.mostSingle ?? null]).toEqual([
      paper.innerL,
      paper.innerKg,
      paper.mostSingle,
    ]);
  });

  it('of organic peroxides says for each method how much one packaging holds', () => {
    expect(METHODS).toEqual(papers.methods);
  });
});

describe('a packaging', () => {
  type Paper = Readonly<Record<string, number>> | null;
  const asSaid = (limit: PackLimit | undefined): Paper => limit ?? null;

  it.each(papers.packings)('$code holds as much as the table says', ({ code, ...paper }) => {
    const kind = packKindOf(code);
    expect([asSaid(kind?.singleL), asSaid(kind?.singleKg), asSaid(kind?.outerKg)]).toEqual([
      paper.singleMaxL,
      paper.singleMaxKg,
      paper.outerMaxKg,
    ]);
  });

  it('is as many years old as a calendar says, by its month or by the last day of its year', () => {
    const tried = { isForSolids: false, isIbc: false, kPa: null, state: 'CN', maker: null };
    const mark = { code: '1H1', letter: 'Y' as const, density: 1.4, grossKg: null, ...tried };
    const now = Date.parse('2026-11-22T00:00Z');
    expect(yearsOf({ ...mark, year: 2021, month: 11 }, now)).toBeCloseTo(5.057, 2);
    expect(yearsOf({ ...mark, year: 2021, month: null }, now)).toBeCloseTo(4.893, 2);
  });
});

it.each([
  ['7', ['2908', '2913', '2915', '2917', '2919', '2977', '2978', '3321', '3333']],
  [null, ['2907', '2914', '2918', '2920', '2976', '2979', '3320', '3334', '1230']],
  ['6.2', ['2814', '2900', '3291', '3373', '3549']],
  ['1', ['0004', '0999']],
])('tells class %s by the numbers that bound it', (hazardClass, numbers) => {
  expect(numbers.map(classByNumber)).toEqual(numbers.map(() => hazardClass));
});
