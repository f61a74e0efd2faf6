import type { ComparedRow } from './compare-dialog';

type Best<TOffer> = (offer: TOffer) => string | null;

const never = (): null => null;

/** The least of a row, where they differ. */
export function leastOf<TOffer>(
  offers: readonly TOffer[],
  word: string,
  valueOf: (offer: TOffer) => number | null,
): Best<TOffer> {
  const values = offers.flatMap((offer) => valueOf(offer) ?? []);
  const isSame = new Set(values).size < 2;
  return (offer) => (!isSame && valueOf(offer) === Math.min(...values) ? word : null);
}

/** Rows over the same offers: what is shown of each, and what is best of a row. */
export const rowOver =
  <TOffer>(offers: readonly TOffer[]) =>
  (
    key: string,
    name: string,
    shown: (offer: TOffer) => ComparedRow['cells'][number]['shown'],
    bestOf: Best<TOffer> = never,
  ): ComparedRow => ({ key, name, cells: offers.map((offer) => ({ shown: shown(offer), best: bestOf(offer) })) });
