import type { ComparedRow } from './compare-dialog';

type Best<TOffer> = (offer: TOffer) => string | null;

const never = (): null => null;

/** Marks the lowest value of a row, unless all are equal. */
export function lowestInRow<TOffer>(
  offers: readonly TOffer[],
  word: string,
  valueOf: (offer: TOffer) => number | null,
): Best<TOffer> {
  const values = offers.flatMap((offer) => valueOf(offer) ?? []);
  const isSame = new Set(values).size < 2;
  return (offer) => (!isSame && valueOf(offer) === Math.min(...values) ? word : null);
}

/** Builds rows over the same offers: the cells and the best value. */
export const rowOver =
  <TOffer>(offers: readonly TOffer[]) =>
  (
    key: string,
    name: string,
    shown: (offer: TOffer) => ComparedRow['cells'][number]['shown'],
    bestOf: Best<TOffer> = never,
  ): ComparedRow => ({ key, name, cells: offers.map((offer) => ({ shown: shown(offer), best: bestOf(offer) })) });
