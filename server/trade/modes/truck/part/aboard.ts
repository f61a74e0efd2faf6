import { GENERAL } from '../../../../../domain/modes/truck/cargo';
import { roadCarrier } from '../../../../../domain/modes/truck/carriers';
import { partOfferId, type PartDeparture } from '../../../../../domain/modes/truck/part-departures';
import { roomAmounts } from '../../../../../domain/modes/truck/part-room';
import type { Amount } from '../../../../../domain/offer/measure';
import type { SegregatedGoods } from '../../../../../domain/goods/segregation';
import { findGoods } from '../../../../world/dangerous-goods/library';
import { seededShare, seededInteger } from '../../../offers/seeded';
import type { HeldNow } from '../../mode';

/** Load of an order on a shared truck. `packages`: excepted quantities; `limitedKg`: limited quantities. */
export type PutAboard = { goods: readonly SegregatedGoods[]; packages?: number; limitedKg?: number };

export type Aboard = {
  goods: readonly SegregatedGoods[];
  packages: number;
  limitedKg: number;
  left: readonly Amount[];
};

/** Simulated loads by UN number. Fictional. */
const PRELOADS = ['3082', '1263', '1866 1133', '1824', '2789', '1219', '1805', '1173 1263', '3077', '1350'];

const LEAST_SHARE = 0.2;
const MORE_SHARE = 0.55;
const KG_PER_M3 = 300;

const preloads = PRELOADS.map((numbers) => numbers.split(' ').flatMap((unNo) => findGoods(unNo) ?? []));

/** Simulated loads must also fit the carrier's licence. */
function simulatedGoods(departure: PartDeparture): readonly SegregatedGoods[] {
  const classes = roadCarrier(departure.line.carrier)?.classes ?? [];
  const possible = preloads.filter((goods) =>
    goods.every(({ hazardClass, subRisks }) => [hazardClass ?? '', ...subRisks].every((one) => classes.includes(one))),
  );
  const found = possible[seededInteger(possible.length, `${partOfferId(departure)}#in`)] ?? [];
  return found.map((goods) => ({ ...GENERAL, ...goods }));
}

/** Capacity for sale: the rest belongs to simulated customers, deterministically. */
export function sellableCapacity(departure: PartDeparture): Amount[] {
  const { m3, kg } = departure.line;
  const share = LEAST_SHARE + MORE_SHARE * seededShare(`${partOfferId(departure)}#v`);
  const strangeM3 = Math.floor(m3 * share * 10) / 10;
  return roomAmounts(kg - Math.min(kg, Math.round(strangeM3 * KG_PER_M3)), m3 - strangeM3);
}

export function aboardNow(departure: PartDeparture, held: HeldNow): Aboard {
  const stockId = partOfferId(departure);
  const put = held.inside(stockId).map(({ body }) => body as PutAboard);
  return {
    goods: [...simulatedGoods(departure), ...put.flatMap(({ goods }) => goods)],
    packages: put.reduce((sum, { packages = 0 }) => sum + packages, 0),
    limitedKg: put.reduce((sum, { limitedKg = 0 }) => sum + limitedKg, 0),
    left: sellableCapacity(departure).map(({ measure, amount }) => ({
      measure,
      amount: amount - held.taken(stockId, measure),
    })),
  };
}
