import { tidySum } from '../offer/containers';
import type { Lot } from './product';

/** Kilograms of one lot. */
export type Allotted = { lotId: string; kg: number };

/** So much in whole packs, of one product out of one store. */
type PackDemand = { kg: number };

type LotStock = Pick<Lot, 'lotId' | 'expiresOn' | 'kg' | 'isReleased'>;

/** What expires first leaves first; of two that expire together the one whose number comes first. */
const firstOut = (one: LotStock, other: LotStock): number =>
  one.expiresOn + one.lotId < other.expiresOn + other.lotId ? -1 : 1;

/**
 * Kilograms out of the lots of one store, the first to expire first; each of the wanted may span lots. All of them or
 * none: null where what is left does not do. `kg` of a lot is what is left of it.
 */
export function allotted(lots: readonly LotStock[], wanted: readonly PackDemand[]): Allotted[][] | null {
  const left = lots
    .filter(({ isReleased, kg }) => isReleased && kg > 0)
    .toSorted(firstOut)
    .map(({ lotId, kg }) => ({ lotId, kg }));
  const taken = wanted.map(({ kg }) => {
    const own: Allotted[] = [];
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
