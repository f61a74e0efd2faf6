import { expect, it } from 'vitest';

import { boxesHolding } from '../../../domain/offer/boxes-holding';

const boxFor = (kg: number, m3: number, longestCm = 100) => {
  const { boxType, boxes } = boxesHolding({ kg, m3 }, longestCm);
  return `${boxes}×${boxType}`;
};

it('a piece of 585 centimetres goes into a box of twenty feet, a longer one does not', () => {
  expect([boxFor(500, 2, 585), boxFor(500, 2, 586)]).toEqual(['1×20GP', '1×40GP']);
});

it('nothing at all takes one box, and as little room on the ship as there is', () => {
  expect(boxFor(0, 0)).toBe('1×20GP');
});
