import { kgToGrams, kgOfGrams } from '../../../../domain/offer/measure';
import { tidySum } from '../../../../domain/offer/containers';
import { allotLots } from '../../../../domain/mall/allot';
import type { Lot } from '../../../../domain/mall/product';
import type { MallForm } from '../../../../domain/modes/mall/form';
import type { MallQuote } from '../../../../domain/modes/mall/quote';
import type { MallLine } from '../../../../domain/modes/mall/search';
import { momentOf } from '../../../../domain/values/days';
import { toIso } from '../../../../domain/values/moments';
import type { HeldNow, PlacementRefusal, Placement } from '../kept';
import type { Taking } from '../../../world/takings/taking';
import type { Turn } from '../../../world/takings/turns';

/** All shop sales count as one market. */
export const MALL_MARKET = 'MALL';

const lotEnd = ({ expiresOn }: Lot): string => toIso(momentOf(expiresOn));

function byProduct(lines: readonly MallLine[]): { lots: readonly Lot[]; wanted: readonly MallLine[] }[] {
  return [...new Set(lines.map(({ productId }) => productId))].map((productId) => {
    const wanted = lines.filter((line) => line.productId === productId);
    return { lots: wanted[0]?.lots ?? [], wanted };
  });
}

export const reduceLot = <TLot extends Pick<Lot, 'lotId' | 'kg'>>(lot: TLot, taken: HeldNow['taken']): TLot => ({
  ...lot,
  kg: Math.max(0, tidySum([lot.kg, -kgOfGrams(taken(lot.lotId, 'LOT'))])),
});

export const stockTurns = (_: MallForm, { search: { lines } }: MallQuote): Turn[] =>
  byProduct(lines).flatMap(({ lots }) =>
    lots.map((lot) => ({ stockId: lot.lotId, market: MALL_MARKET, untilAt: lotEnd(lot) })),
  );

/** First expired, first out; the whole order from its store or none of it. */
export function placeOrder(
  _: MallForm,
  { search }: MallQuote,
  { taken }: Pick<HeldNow, 'taken'>,
): Placement | PlacementRefusal {
  const takings: Taking[] = [];
  for (const { lots, wanted } of byProduct(search.lines)) {
    const left = lots.map((lot) => reduceLot(lot, taken));
    const parts = allotLots(left, wanted);
    if (!parts) {
      const leftKg = tidySum(left.flatMap(({ kg, isReleased }) => (isReleased ? kg : [])));
      const of = wanted[0]?.row.nameCn ?? '';
      return { refused: 'goodsShort', short: { of, city: search.city, leftKg } };
    }
    for (const { lotId, kg } of parts.flat()) {
      const lot = lots.find((one) => one.lotId === lotId);
      if (lot)
        takings.push({
          stockId: lotId,
          measure: 'LOT',
          market: MALL_MARKET,
          amount: kgToGrams(kg),
          most: kgToGrams(lot.kg),
          untilAt: lotEnd(lot),
        });
    }
  }
  return { takings, kept: [], findings: [] };
}
