import { expect, it } from 'vitest';

import { findPlacards, type PlacardedGoods } from '../../../domain/goods/placards';

const METHANOL: PlacardedGoods = {
  unNo: '1230',
  hazardClass: '3',
  subRisks: ['6.1'],
  isMarinePollutant: false,
  isLimited: false,
  kg: 4000,
};
const PAINT: PlacardedGoods = { ...METHANOL, unNo: '1263', subRisks: [] };

it('shows every class and subsidiary hazard once on all four sides, in order', () => {
  expect(findPlacards([METHANOL])).toEqual({ hazards: ['3', '6.1'], marks: [], count: 8 });
  expect(findPlacards([PAINT, METHANOL])).toEqual({ hazards: ['3', '6.1'], marks: [], count: 8 });
});

it('shows the UN number of a single substance above four tons, and none for two', () => {
  expect(findPlacards([PAINT]).marks).toEqual([]);
  expect(findPlacards([{ ...PAINT, kg: 4001 }])).toEqual({ hazards: ['3'], marks: ['number'], count: 8 });
  expect(findPlacards([PAINT, { ...PAINT, kg: 1 }]).marks).toEqual(['number']);
  expect(findPlacards([PAINT, { ...METHANOL, kg: 9000 }]).marks).toEqual([]);
});

it('marks a marine pollutant', () => {
  expect(findPlacards([{ ...PAINT, isMarinePollutant: true }])).toEqual({
    hazards: ['3'],
    marks: ['pollutant'],
    count: 8,
  });
});

it('marks limited quantities only when nothing else is in the container', () => {
  const limited = { ...PAINT, isLimited: true, isMarinePollutant: true };
  expect(findPlacards([limited])).toEqual({ hazards: [], marks: ['limited'], count: 4 });
  expect(findPlacards([limited, PAINT])).toEqual({ hazards: ['3'], marks: [], count: 4 });
  expect(findPlacards([])).toEqual({ hazards: [], marks: [], count: 0 });
});
