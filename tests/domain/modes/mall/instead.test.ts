import { expect, it } from 'vitest';

import { findAlternatives } from '../../../../domain/modes/mall/instead';
import { packsWithin } from '../../../../domain/mall/quantity';
import { mallQuoteFor } from '../../../../stories/modes/mall.fixtures';

const { search } = mallQuoteFor('fetched');
const [line] = search.lines;
if (!line) throw new Error('a purchase has lines');

it.each([
  ['a drum less than asked', 151_400, 200, 200, null, 151_400],
  ['a crumb below a drum', 399.9, 200, 200, null, 200],
  ['cartons of tenths', 24, 7.9, 7.9, null, 23.7],
  ['no more than are sold at once', 9_000, 200, 200, 1_000, 1_000],
  ['less than the least', 500, 200, 600, null, null],
  ['nothing', 0, 200, 200, null, null],
])('fills whole packs when a warehouse has %s', (_, left, netKg, leastKg, mostKg, kg) => {
  expect(packsWithin({ netKg, leastKg, mostKg }, left)).toBe(kg);
});

it('offers less from the warehouse, or all from others with enough stock', () => {
  const short = { ...search, lines: [line] };
  const fits = line.kg - line.sold.netKg;
  const leftKg = (_: string, city: string) => ({ CNZJG: fits, CNLYG: line.kg, CNTAO: fits })[city] ?? 0;
  expect(findAlternatives(short, leftKg).map(({ city, lines }) => [city, lines.map(({ kg }) => kg)])).toEqual([
    ['CNZJG', [fits]],
    ['CNLYG', [line.kg]],
  ]);
});

it('offers nothing when goods of a line are gone everywhere', () => {
  expect(findAlternatives({ ...search, lines: [line] }, () => 0)).toEqual([]);
});
