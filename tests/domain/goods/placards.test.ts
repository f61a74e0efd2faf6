import { expect, it } from 'vitest';

import { placardsOf, type Placarded } from '../../../domain/goods/placards';

const METHANOL: Placarded = {
  unNo: '1230',
  hazardClass: '3',
  subRisks: ['6.1'],
  isMarinePollutant: false,
  isLimited: false,
  kg: 4000,
};
const PAINT: Placarded = { ...METHANOL, unNo: '1263', subRisks: [] };

it('every class and subsidiary hazard stands once on all four sides, in their order', () => {
  expect(placardsOf([METHANOL])).toEqual({ hazards: ['3', '6.1'], marks: [], count: 8 });
  expect(placardsOf([PAINT, METHANOL])).toEqual({ hazards: ['3', '6.1'], marks: [], count: 8 });
});

it('a single substance shows its number above four tons, however many rows it has; two never do', () => {
  expect(placardsOf([PAINT]).marks).toEqual([]);
  expect(placardsOf([{ ...PAINT, kg: 4001 }])).toEqual({ hazards: ['3'], marks: ['number'], count: 8 });
  expect(placardsOf([PAINT, { ...PAINT, kg: 1 }]).marks).toEqual(['number']);
  expect(placardsOf([PAINT, { ...METHANOL, kg: 9000 }]).marks).toEqual([]);
});

it('what pollutes the sea says so', () => {
  expect(placardsOf([{ ...PAINT, isMarinePollutant: true }])).toEqual({
    hazards: ['3'],
    marks: ['pollutant'],
    count: 8,
  });
});

it('limited quantities are marked where nothing else lies in the box, and nowhere else', () => {
  const limited = { ...PAINT, isLimited: true, isMarinePollutant: true };
  expect(placardsOf([limited])).toEqual({ hazards: [], marks: ['limited'], count: 4 });
  expect(placardsOf([limited, PAINT])).toEqual({ hazards: ['3'], marks: [], count: 4 });
  expect(placardsOf([])).toEqual({ hazards: [], marks: [], count: 0 });
});
