import { fireOfRoom } from '../../../../domain/modes/wh/room';
import { RENT_TIERS, type WhRates } from '../../../../domain/modes/wh/rates';
import { minorUnits } from '../../../../domain/values/money';
import type { KeptRoom } from './rooms';

/** Demo tariff in yuan: a ton in or out, its safety, the least rent of an order, by how fiercely a room's goods burn. */
const BY_FIRE: Readonly<Record<string, readonly [hand: number, safety: number, leastRent: number]>> = {
  A: [45, 5, 800],
  B: [38, 3, 600],
  C: [30, 0, 400],
  D: [25, 0, 300],
  E: [25, 0, 300],
};

/** The tariff of one room; its rent holds city and temperature already. */
export function ratesOf({ room, store, tonDay, palletDay }: KeptRoom): WhRates {
  const [hand, safety, leastRent] = BY_FIRE[fireOfRoom(room).charAt(0)] ?? [0, 0, 0];
  return {
    tonDay,
    palletDay,
    tiers: [...RENT_TIERS],
    leastTons: 1,
    leastRent: minorUnits(leastRent),
    handIn: minorUnits(hand),
    handOut: minorUnits(hand),
    safety: minorUnits(safety),
    papers: minorUnits(100),
    bonded: store.isBonded ? minorUnits(200) : 0,
    label: minorUnits(4),
    sample: minorUnits(200),
    pallet: minorUnits(110),
  };
}
