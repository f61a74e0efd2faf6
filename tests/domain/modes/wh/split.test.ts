import { expect, it } from 'vitest';

import { palletShare, splitOver } from '../../../../domain/modes/wh/split';

const room = (id: string, grams: number) => ({ id, grams });

it('fills one room and puts the rest into the roomiest other', () => {
  const others = [room('A', 7), room('B', 6), room('C', 9)];
  expect(splitOver(room('A', 7), others, 12)).toEqual({ room: 'C', grams: 7, rest: 5 });
  expect(splitOver(room('A', 7), others, 16)).toEqual({ room: 'C', grams: 7, rest: 9 });
  expect(splitOver(room('A', 7), others, 17), 'two are not enough').toBeNull();
  expect(splitOver(room('A', 0), others, 5), 'nothing goes into the first').toBeNull();
  expect(splitOver(room('A', 7), [room('A', 7)], 8), 'there is no other').toBeNull();
  expect(splitOver(room('A', 7), others, 7), 'all of it goes into the first').toBeNull();
});

it('rounds pallets up to whole ones', () => {
  expect([palletShare(16, 7, 12), palletShare(16, 5, 12), palletShare(1, 1, 100)]).toEqual([10, 7, 1]);
});
