import { expect, it } from 'vitest';

import { compareFigures, needsSecondPerson } from '../../../domain/offer/tariff-change';

const BEFORE = { 欧洲: { '20GP': 1900, '40GP': 3100 }, 中东: { '20GP': 1250, '40GP': 1900 } };

it('names moved figures with the largest share first, rows that come and rows that go', () => {
  const after = { 欧洲: { '20GP': 1938, '40GP': 3410 }, 红海: { '20GP': 2000, '40GP': 3000 } };
  expect(compareFigures(BEFORE, after)).toEqual({
    moved: [
      { row: '欧洲', column: '40GP', before: 3100, after: 3410 },
      { row: '欧洲', column: '20GP', before: 1900, after: 1938 },
    ],
    added: ['红海'],
    gone: ['中东'],
    most: 10,
  });
});

it.each([
  ['a move of ten per cent', { 欧洲: { '20GP': 2090, '40GP': 3100 }, 中东: BEFORE.中东 }, false],
  ['a move above it', { 欧洲: { '20GP': 2110, '40GP': 3100 }, 中东: BEFORE.中东 }, true],
  ['a move just above it', { 欧洲: { '20GP': 1900, '40GP': 3411 }, 中东: BEFORE.中东 }, true],
  ['a price that falls as much', { 欧洲: { '20GP': 1690, '40GP': 3100 }, 中东: BEFORE.中东 }, true],
  ['a new row', { ...BEFORE, 红海: { '20GP': 1, '40GP': 1 } }, true],
  ['a lost row', { 欧洲: BEFORE.欧洲 }, true],
  ['the same prices', BEFORE, false],
])('asks a second person for %s: %s', (_, after, waits) => {
  expect(needsSecondPerson(compareFigures(BEFORE, after))).toBe(waits);
});

it('counts a price from nothing as a whole', () => {
  expect(compareFigures({ 欧洲: { '20GP': 0 } }, { 欧洲: { '20GP': 5 } }).most).toBe(100);
});
