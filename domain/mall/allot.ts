import { tidySum } from '../offer/containers';
import type { Lot } from './product';
import type { Is } from '../shape/is';
import type { allottedShape } from './purchase-shape';

export type LotShare = Is<typeof allottedShape>;

type PackDemand = { kg: number };

type LotStock = Pick<Lot, 'lotId' | 'expiresOn' | 'kg' | 'isReleased'>;

/** First expired, first out; equal dates by lot number. */
const firstOut = (one: LotStock, other: LotStock): number =>
  one.expiresOn + one.lotId < other.expiresOn + other.lotId ? -1 : 1;

/**
 * Takes kilograms from the lots of one store, first expired first; one request may span lots. All or nothing: null when
 * the stock is too small. `kg` of a lot is its remaining stock.
 */
export function allotLots(lots: readonly LotStock[], wanted: readonly PackDemand[]): LotShare[][] | null {
  const left = lots
    .filter(({ isReleased, kg }) => isReleased && kg > 0)
    .toSorted(firstOut)
    .map(({ lotId, kg }) => ({ lotId, kg }));
  const taken = wanted.map(({ kg }) => {
    const own: LotShare[] = [];
    for (let open = kg; open > 0; ) {
      const lot = left[0];
      if (!lot) return null;
      const part = Math.min(open, lot.kg);
      own.push({ lotId: lot.lotId, kg: part });
      open = tidySum([open, -part]);
      lot.kg = tidySum([lot.kg, -part]);
      if (lot.kg === 0) left.shift();
    }
    return own;
  });
  return taken.every((own) => own !== null) ? taken : null;
}
