import { addBit, allBits, noBits, type Bits } from './bits';
import { MARK_COUNT } from './facet-marks';
import type { Shelved } from './shelf';
import type { Words } from './words';

/** Where on a shelf each value and each name stands, so that twenty thousand products are searched without a look at one. */
export type ShelfIndex = {
  all: Bits;
  none: Bits;
  /** By the number of a value. */
  byMark: readonly Bits[];
  /** Names are those of goods: all grades of them stand behind the same. */
  byWords: ReadonlyMap<Words, readonly number[]>;
};

function indexFor(shelf: readonly Shelved[]): ShelfIndex {
  const byMark = Array.from({ length: MARK_COUNT }, () => noBits(shelf.length));
  const byWords = new Map<Words, number[]>();
  for (const [at, { marks, words }] of shelf.entries()) {
    for (const mark of marks) addBit(byMark[mark] ?? noBits(0), at);
    const places = byWords.get(words);
    if (places) places.push(at);
    else byWords.set(words, [at]);
  }
  return { all: allBits(shelf.length), none: noBits(shelf.length), byMark, byWords };
}

const INDEXES = new WeakMap<readonly Shelved[], ShelfIndex>();

/** Made once for as long as a shelf stands. */
export function indexOf(shelf: readonly Shelved[]): ShelfIndex {
  const known = INDEXES.get(shelf);
  if (known) return known;
  const made = indexFor(shelf);
  INDEXES.set(shelf, made);
  return made;
}
