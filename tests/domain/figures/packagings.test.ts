// Packaging limits and packing instructions against the table read from the code.
import { describe, expect, it } from 'vitest';

import { findInstruction, METHODS } from '../../../domain/goods/packaging/instructions';
import { findPackKind, type PackLimit } from '../../../domain/goods/packaging/kinds';
import { markAgeYears } from '../../../domain/goods/packaging/mark';
import { classByNumber } from '../../../domain/goods/never-handled';
import papers from '../../support/papers/packagings.json';

const words = (codes: string): string[] => codes.split(' ').filter(Boolean).toSorted();

describe('packing instruction', () => {
  it.each(papers.instructions)('$code allows exactly the packagings of its table', (paper) => {
    const said = findInstruction(paper.code);
    expect(words(said?.single?.join(' ') ?? '')).toEqual(words(paper.single));
    expect(words(said?.outer?.join(' ') ?? '')).toEqual(words(paper.outer));
    expect([said?.innerL ?? null, said?.innerKg ?? null, said?.mostSingle ?? null]).toEqual([
      paper.innerL,
      paper.innerKg,
      paper.mostSingle,
    ]);
  });

  it('for organic peroxides gives the maximum of each method', () => {
    expect(METHODS).toEqual(papers.methods);
  });
});

describe('packaging', () => {
  type Paper = Readonly<Record<string, number>> | null;
  const asSaid = (limit: PackLimit | undefined): Paper => limit ?? null;

  it.each(papers.packings)('$code holds as much as its table says', ({ code, ...paper }) => {
    const kind = findPackKind(code);
    expect([asSaid(kind?.singleL), asSaid(kind?.singleKg), asSaid(kind?.outerKg)]).toEqual([
      paper.singleMaxL,
      paper.singleMaxKg,
      paper.outerMaxKg,
    ]);
  });

  it('has an age by month, or by the last day of its year', () => {
    const tried = { isForSolids: false, isIbc: false, kPa: null, state: 'CN', maker: null };
    const mark = { code: '1H1', letter: 'Y' as const, density: 1.4, grossKg: null, ...tried };
    const now = Date.parse('2026-11-22T00:00Z');
    expect(markAgeYears({ ...mark, year: 2021, month: 11 }, now)).toBeCloseTo(5.057, 2);
    expect(markAgeYears({ ...mark, year: 2021, month: null }, now)).toBeCloseTo(4.893, 2);
  });
});

it.each([
  ['7', ['2908', '2913', '2915', '2917', '2919', '2977', '2978', '3321', '3333']],
  [null, ['2907', '2914', '2918', '2920', '2976', '2979', '3320', '3334', '1230']],
  ['6.2', ['2814', '2900', '3291', '3373', '3549']],
  ['1', ['0004', '0999']],
])('maps number bounds to class %s', (hazardClass, numbers) => {
  expect(numbers.map(classByNumber)).toEqual(numbers.map(() => hazardClass));
});
