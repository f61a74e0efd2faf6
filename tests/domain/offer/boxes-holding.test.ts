import { expect, it } from 'vitest';

import { boxesHolding } from '../../../domain/offer/boxes-holding';

const boxFor = (kg: number, m3: number, longestCm = 100) => {
  const { boxType, boxes } = boxesHolding({ kg, m3 }, longestCm);
  return `${boxes}×${boxType}`;
};

it('fits a piece of 585 cm into a twenty-foot box and a longer one into a forty-foot box', () => {
  expect([boxFor(500, 2, 585), boxFor(500, 2, 586)]).toEqual(['1×20GP', '1×40GP']);
});

it('takes the smallest box for an empty load', () => {
  expect(boxFor(0, 0)).toBe('1×20GP');
});
