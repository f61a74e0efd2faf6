import type { CfsRates } from '../../../../domain/modes/cfs/rates';
import type { HazardClass } from '../../../../domain/goods/dangerous-goods';
import type { PlacardedGoods } from '../../../../domain/goods/placards';
import { minorUnits } from '../../../../domain/values/money';

const perBox = (twenty: number, forty: number) => ({
  '20GP': minorUnits(twenty),
  '40GP': minorUnits(forty),
  '40HQ': minorUnits(forty),
});

/** Demo tariff in yuan, equal and fixed for all stations. */
export const TARIFF: CfsRates = {
  load: { Y: perBox(1500, 2300), N: perBox(650, 950) },
  evening: 0.3,
  weekend: 0.2,
  unload: { Y: minorUnits(45), N: minorUnits(25) },
  leastTons: 1,
  certificate: minorUnits(150),
  packer: minorUnits(200),
  placard: minorUnits(40),
  fork: minorUnits(200),
  forkOverKg: 3000,
  storage: { Y: { freeDays: 1, tonDay: minorUnits(25) }, N: { freeDays: 3, tonDay: minorUnits(8) } },
  lash: perBox(300, 450),
  drayage: { Y: perBox(900, 1275), N: perBox(600, 850) },
  wrap: minorUnits(15),
  pallet: minorUnits(110),
  photo: minorUnits(100),
  weigh: minorUnits(170),
  customs: minorUnits(350),
};

export function stationRates(placarded: readonly PlacardedGoods[]): CfsRates {
  if (placarded.length === 0) return TARIFF;
  const hazards = placarded.map(({ unNo, hazardClass, subRisks }): [string, HazardClass[]] => [
    unNo,
    [hazardClass, ...subRisks],
  ]);
  return { ...TARIFF, hazards: Object.fromEntries(hazards) };
}
