import { expect, it } from 'vitest';

import { boxesNow, type BoxWorld } from '../../../../../server/trade/modes/lcl/boxes-now';
import { departureBoxes } from '../../../../../server/trade/modes/lcl/boxes';
import { findDeparture } from '../../../../../server/trade/modes/lcl/departures';

const STOCK = 'L-SHWG-NLRTM-261209#1';
const departure = findDeparture('L-SHWG-NLRTM-261209');
if (!departure) throw new Error('there is no such departure');

const NOBODY: BoxWorld = { taken: () => 0, inside: () => [] };
const roomWith = (held: BoxWorld) => boxesNow(departure, 'danger', held).find(({ stockId }) => stockId === STOCK)?.room;

/** A 20GP holds 20 t and 25 m³, shared with simulated cargo and orders. */
it.each([
  ['nobody has ordered', 0, 0],
  ['somebody has ordered 1.2 t and 2 m³', 1_200_000, 2_000],
  ['it is full by weight', 20_000_000, 2_000],
  ['it is full by room', 1_200_000, 25_000],
])('LCL box room is what is left when %s', (_, grams, litres) => {
  const strangers = departureBoxes(departure, 'danger').find(({ stockId }) => stockId === STOCK)?.strangers;
  const taken = (stockId: string, measure: string) => {
    if (stockId !== STOCK) return 0;
    return measure === 'G' ? grams : litres;
  };
  expect(strangers?.litres, 'this box has 14.4 m³ of others in it').toBe(14_400);
  expect(roomWith({ ...NOBODY, taken })).toEqual({
    grams: 20_000_000 - 11_520_000 - grams,
    litres: 25_000 - 14_400 - litres,
  });
});
