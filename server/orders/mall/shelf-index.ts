import { addBit, allBits, noBits, type Bits } from './bits';
import { MARK_COUNT } from './facet-marks';
import type { ShelvedProduct } from './shelf';
import type { SearchWords } from './words';

/** Positions per value and name: searches twenty thousand products without reading one. */
export type ShelfIndex = {
  all: Bits;
  none: Bits;
  byMark: readonly Bits[];
  /** Names belong to goods: all grades share an entry. */
  byWords: ReadonlyMap<SearchWords, readonly number[]>;
};

function buildShelfIndex(shelf: readonly ShelvedProduct[]): ShelfIndex {
  const byMark = Array.from({ length: MARK_COUNT }, () => noBits(shelf.length));
  const byWords = new Map<SearchWords, number[]>();
  for (const [at, { marks, words }] of shelf.entries()) {
    for (const mark of marks) addBit(byMark[mark] ?? noBits(0), at);
    const places = byWords.get(words);
    if (places) places.push(at);
    else byWords.set(words, [at]);
  }
  return { all: allBits(shelf.length), none: noBits(shelf.length), byMark, byWords };
}

const INDEXES = new WeakMap<readonly ShelvedProduct[], ShelfIndex>();

export function shelfIndex(shelf: readonly ShelvedProduct[]): ShelfIndex {
  const known = INDEXES.get(shelf);
  if (known) return known;
  const made = buildShelfIndex(shelf);
  INDEXES.set(shelf, made);
  return made;
}
