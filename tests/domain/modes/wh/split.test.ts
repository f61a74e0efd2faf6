import { expect, it } from 'vitest';

import { palletsOf, splitOver } from '../../../../domain/modes/wh/split';

const room = (id: string, grams: number) => ({ id, grams });

it('puts as much as goes into a room, and all of the rest into the roomiest other', () => {
  const others = [room('A', 7), room('B', 6), room('C', 9)];
  expect(splitOver(room('A', 7), others, 12)).toEqual({ room: 'C', grams: 7, rest: 5 });
  expect(splitOver(room('A', 7), others, 16)).toEqual({ room: 'C', grams: 7, rest: 9 });
  expect(splitOver(room('A', 7), others, 17), 'two are not enough').toBeNull();
  expect(splitOver(room('A', 0), others, 5), 'nothing goes into the first').toBeNull();
  expect(splitOver(room('A', 7), [room('A', 7)], 8), 'there is no other').toBeNull();
  expect(splitOver(room('A', 7), others, 7), 'all of it goes into the first').toBeNull();
});

it('cuts no pallet in two', () => {
  expect([palletsOf(16, 7, 12), palletsOf(16, 5, 12), palletsOf(1, 1, 100)]).toEqual([10, 7, 1]);
});
