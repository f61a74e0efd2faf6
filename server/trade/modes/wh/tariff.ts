import { fireOfRoom } from '../../../../domain/modes/wh/room';
import { RENT_TIERS, type WhRates } from '../../../../domain/modes/wh/rates';
import { minorUnits } from '../../../../domain/values/money';
import type { KeptRoom } from './rooms';

/** Demo tariff in yuan by fire category: handling per ton, safety fee, minimum rent. */
const BY_FIRE: Readonly<Record<string, readonly [hand: number, safety: number, leastRent: number]>> = {
  A: [45, 5, 800],
  B: [38, 3, 600],
  C: [30, 0, 400],
  D: [25, 0, 300],
  E: [25, 0, 300],
};

/** Tariff of a room; its rent already includes city and temperature. */
export function roomRates({ room, store, tonDay, palletDay }: KeptRoom): WhRates {
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
