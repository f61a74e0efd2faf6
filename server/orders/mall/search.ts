import {
  ALL_OF,
  FACET_VALUES,
  FACETS,
  PAGE_SIZE,
  type Facet,
  type MallQuestion,
  type MallSort,
} from '../../../domain/mall/asked';
import type { MallSheet } from '../../../domain/mall/sheet';
import { addBit, intersectBits, countOfBoth, uniteBits, hasBit, type Bits } from './bits';
import { pricePerKgFor } from './card';
import { facetMark } from './facet-marks';
import { isHiddenNumber } from './hidden';
import type { ShelvedProduct } from './shelf';
import { shelfIndex, type ShelfIndex } from './shelf-index';
import { RANKS, wordRank, typedWords } from './words';

type MallResult = {
  isWithheld: boolean;
  total: number;
  pages: number;
  records: ShelvedProduct[];
  facets: MallSheet['facets'];
};

function matchWords({ all, none, byWords }: ShelfIndex, { words }: MallQuestion): readonly Bits[] {
  const typed = typedWords(words);
  if (typed === '') return [all];
  const byRank = Array.from({ length: RANKS }, () => none.slice());
  for (const [names, places] of byWords) {
    const rank = names.smiles.includes(words.trim()) ? 0 : wordRank(names, typed);
    const fitting = rank === null ? undefined : byRank[rank];
    if (fitting) for (const at of places) addBit(fitting, at);
  }
  return byRank;
}

/** Products with all picked values of a facet, or any, depending on the facet; an unknown value matches none. */
function matchFacet({ byMark, none }: ShelfIndex, facet: Facet, values: readonly string[]): Bits {
  const having = values.map((value) => byMark[facetMark(facet, value) ?? -1] ?? none);
  return having.reduce(ALL_OF.includes(facet) ? intersectBits : uniteBits);
}

/** Products matching all filters, and per facet the matches of the other filters. */
function chosen(index: ShelfIndex, found: Bits, { picked }: MallQuestion) {
  const asked = FACETS.filter((facet) => picked[facet].length > 0).map((facet) => ({
    facet,
    having: matchFacet(index, facet, picked[facet]),
  }));
  const besides = (facet: Facet | null): Bits =>
    asked.filter((one) => one.facet !== facet).reduce((left, { having }) => intersectBits(left, having), found);
  const left = besides(null);
  const counted = (facet: Facet) => {
    // For facets that require all values, other values are counted within the current result.
    const among = picked[facet].length === 0 || ALL_OF.includes(facet) ? left : besides(facet);
    return FACET_VALUES[facet].flatMap((value) => {
      const count = countOfBoth(among, index.byMark[facetMark(facet, value) ?? -1] ?? index.none);
      // Empty values are hidden unless picked.
      return count > 0 || picked[facet].includes(value) ? [{ value, count }] : [];
    });
  };
  const facets = Object.fromEntries(FACETS.map((facet) => [facet, counted(facet)])) as unknown as MallSheet['facets'];
  return { left, facets };
}

const KEYS: Record<Exclude<MallSort, 'best'>, (one: ShelvedProduct, question: MallQuestion) => number> = {
  price: pricePerKgFor,
  stock: ({ stockKg }) => -stockKg,
  purity: ({ product }) => -(product.purity ?? 0),
};

/** Bound on kept orders of a catalogue: price order depends on quantity and packs. */
const MOST_ORDERS = 32;
const ORDERS = new WeakMap<readonly ShelvedProduct[], Map<string, readonly number[]>>();

function inOrder(shelf: readonly ShelvedProduct[], question: MallQuestion): readonly number[] {
  const { sort, kg, picked } = question;
  const known = ORDERS.get(shelf) ?? new Map<string, readonly number[]>();
  ORDERS.set(shelf, known);
  const name = sort === 'price' ? `${sort} ${kg ?? ''} ${picked.pack.join('.')}` : sort;
  const found = known.get(name);
  if (found) return found;
  const keyed = shelf.map((one, at) => ({ at, key: sort === 'best' ? 0 : KEYS[sort](one, question) }));
  // Two infinite keys would subtract to NaN.
  const made = keyed.toSorted((one, other) => (one.key === other.key ? 0 : one.key - other.key)).map(({ at }) => at);
  known.set(name, made);
  const [oldest] = known.keys();
  if (known.size > MOST_ORDERS && oldest !== undefined) known.delete(oldest);
  return made;
}

/** Better matches first, in the requested order within a rank. */
function* places(shelf: readonly ShelvedProduct[], question: MallQuestion, sets: readonly Bits[]): Generator<number> {
  const order = inOrder(shelf, question);
  for (const set of sets) for (const at of order) if (hasBit(set, at)) yield at;
}

function buildPage(shelf: readonly ShelvedProduct[], found: Iterable<number>, from: number): ShelvedProduct[] {
  const records: ShelvedProduct[] = [];
  let met = 0;
  for (const at of found) {
    const one = shelf[at];
    if (met >= from && one) records.push(one);
    met += 1;
    if (records.length === PAGE_SIZE) break;
  }
  return records;
}

/** A page of results. A hidden CAS number gets the answer of an unknown one, with a notice. */
export function searchShelf(shelf: readonly ShelvedProduct[], question: MallQuestion): MallResult {
  const index = shelfIndex(shelf);
  const byRank = matchWords(index, question);
  const { left, facets } = chosen(index, byRank.reduce(uniteBits), question);
  const total = countOfBoth(left, left);
  const pages = Math.max(1, Math.ceil(total / PAGE_SIZE));
  const sets = question.sort === 'best' ? byRank.map((fitting) => intersectBits(fitting, left)) : [left];
  return {
    isWithheld: isHiddenNumber(question.words),
    total,
    pages,
    records: buildPage(shelf, places(shelf, question, sets), (Math.min(question.page, pages) - 1) * PAGE_SIZE),
    facets,
  };
}
