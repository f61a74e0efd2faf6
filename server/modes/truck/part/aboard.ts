import { GENERAL } from '../../../../domain/modes/truck/cargo';
import { roadCarrier } from '../../../../domain/modes/truck/carriers';
import { partIdOf, type PartDeparture } from '../../../../domain/modes/truck/part-departures';
import type { SegregatedGoods } from '../../../../domain/goods/segregation';
import { findGoods } from '../../../dangerous-goods/library';
import { seeded, seededOf } from '../../../offers/seeded';
import type { HeldNow } from '../../mode';

/** What an order has put aboard: what the next one is judged against. */
export type PutAboard = { goods: readonly SegregatedGoods[] };

/** A truck as it stands: everybody's goods in it, and what is left of it in grams and litres. */
export type Aboard = { goods: readonly SegregatedGoods[]; left: { grams: number; litres: number } };

/** What others bring, by UN number. Invented. */
const PRELOADS = ['3082', '1263', '1866 1133', '1824', '2789', '1219', '1805', '1173 1263', '3077', '1350'];

const LEAST_SHARE = 0.2;
const MORE_SHARE = 0.55;
const KG_PER_M3 = 300;
const LITRES_PER_M3 = 1000;
const GRAMS_PER_KG = 1000;

const preloads = PRELOADS.map((numbers) => numbers.split(' ').flatMap((unNo) => findGoods(unNo) ?? []));

/** What strangers bring travels under the licence of the carrier as well. */
function strangersOn(departure: PartDeparture): readonly SegregatedGoods[] {
  const classes = roadCarrier(departure.line.carrier)?.classes ?? [];
  const possible = preloads.filter((goods) =>
    goods.every(({ hazardClass, subRisks }) => [hazardClass ?? '', ...subRisks].every((one) => classes.includes(one))),
  );
  const found = possible[seededOf(possible.length, `${partIdOf(departure)}#in`)] ?? [];
  return found.map((goods) => ({ ...GENERAL, ...goods }));
}

/** How much of a truck strangers have, the same every time it is asked. */
function strangeLoad(departure: PartDeparture): Aboard['left'] {
  const { m3, kg } = departure.line;
  const share = LEAST_SHARE + MORE_SHARE * seeded(`${partIdOf(departure)}#v`);
  const tenths = Math.floor(m3 * share * 10) / 10;
  return {
    litres: Math.round(tenths * LITRES_PER_M3),
    grams: Math.min(kg, Math.round(tenths * KG_PER_M3)) * GRAMS_PER_KG,
  };
}

/** What the house may sell of a departure. */
export function sellableOn(departure: PartDeparture): Aboard['left'] {
  const { m3, kg } = departure.line;
  const strange = strangeLoad(departure);
  return { grams: kg * GRAMS_PER_KG - strange.grams, litres: m3 * LITRES_PER_M3 - strange.litres };
}

/** A departure with everybody aboard: strangers, and whoever has ordered since. */
export function aboardNow(departure: PartDeparture, held: HeldNow): Aboard {
  const stockId = partIdOf(departure);
  const most = sellableOn(departure);
  return {
    goods: [...strangersOn(departure), ...held.inside(stockId).flatMap(({ body }) => (body as PutAboard).goods)],
    left: {
      grams: most.grams - held.taken(stockId, 'G'),
      litres: most.litres - held.taken(stockId, 'L'),
    },
  };
}
