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
import { addBit, bothOf, countOfBoth, eitherOf, hasBit, type Bits } from './bits';
import { perKgAt } from './card';
import { markOf } from './facet-marks';
import { isHiddenNumber } from './hidden';
import type { Shelved } from './shelf';
import { indexOf, type ShelfIndex } from './shelf-index';
import { RANKS, rankOf, typedWords } from './words';

type MallResult = {
  isWithheld: boolean;
  total: number;
  pages: number;
  records: Shelved[];
  facets: MallSheet['facets'];
};

/** Those whose names fit, by how well they do. */
function named({ all, none, byWords }: ShelfIndex, { words }: MallQuestion): readonly Bits[] {
  const typed = typedWords(words);
  if (typed === '') return [all];
  const byRank = Array.from({ length: RANKS }, () => none.slice());
  for (const [names, places] of byWords) {
    const rank = names.smiles.includes(words.trim()) ? 0 : rankOf(names, typed);
    const fitting = rank === null ? undefined : byRank[rank];
    if (fitting) for (const at of places) addBit(fitting, at);
  }
  return byRank;
}

/** What has all that is picked of a facet, or one of it where one is enough; a value that is none stands on nothing. */
function pickedOf({ byMark, none }: ShelfIndex, facet: Facet, values: readonly string[]): Bits {
  const having = values.map((value) => byMark[markOf(facet, value) ?? -1] ?? none);
  return having.reduce(ALL_OF.includes(facet) ? bothOf : eitherOf);
}

/** What fits all that is chosen; and of each facet what would be left of the others' result. */
function chosen(index: ShelfIndex, found: Bits, { picked }: MallQuestion) {
  const asked = FACETS.filter((facet) => picked[facet].length > 0).map((facet) => ({
    facet,
    having: pickedOf(index, facet, picked[facet]),
  }));
  const besides = (facet: Facet | null): Bits =>
    asked.filter((one) => one.facet !== facet).reduce((left, { having }) => bothOf(left, having), found);
  const left = besides(null);
  const counted = (facet: Facet) => {
    // Where all of several are asked, what lacks one of them may not be counted for another.
    const among = picked[facet].length === 0 || ALL_OF.includes(facet) ? left : besides(facet);
    return FACET_VALUES[facet].flatMap((value) => {
      const count = countOfBoth(among, index.byMark[markOf(facet, value) ?? -1] ?? index.none);
      // What nothing has is left out, unless it is chosen.
      return count > 0 || picked[facet].includes(value) ? [{ value, count }] : [];
    });
  };
  const facets = Object.fromEntries(FACETS.map((facet) => [facet, counted(facet)])) as unknown as MallSheet['facets'];
  return { left, facets };
}

/** What stands first has the least; without a price it stands last. */
const KEYS: Record<Exclude<MallSort, 'best'>, (one: Shelved, question: MallQuestion) => number> = {
  price: perKgAt,
  stock: ({ stockKg }) => -stockKg,
  purity: ({ product }) => -(product.purity ?? 0),
};

/** So many ways to put a shelf in order are kept: prices go by the kilograms and packs that are asked about. */
const MOST_ORDERS = 32;
const ORDERS = new WeakMap<readonly Shelved[], Map<string, readonly number[]>>();

/** The places of a shelf in the order that is asked for; put in order once for as long as it stands. */
function inOrder(shelf: readonly Shelved[], question: MallQuestion): readonly number[] {
  const { sort, kg, picked } = question;
  const known = ORDERS.get(shelf) ?? new Map<string, readonly number[]>();
  ORDERS.set(shelf, known);
  const name = sort === 'price' ? `${sort} ${kg ?? ''} ${picked.pack.join('.')}` : sort;
  const found = known.get(name);
  if (found) return found;
  const keyed = shelf.map((one, at) => ({ at, key: sort === 'best' ? 0 : KEYS[sort](one, question) }));
  // Two that have no price differ by nothing that can be counted.
  const made = keyed.toSorted((one, other) => (one.key === other.key ? 0 : one.key - other.key)).map(({ at }) => at);
  known.set(name, made);
  const [oldest] = known.keys();
  if (known.size > MOST_ORDERS && oldest !== undefined) known.delete(oldest);
  return made;
}

/** The better fits first, unless another order is asked for. */
function* places(shelf: readonly Shelved[], question: MallQuestion, sets: readonly Bits[]): Generator<number> {
  const order = inOrder(shelf, question);
  for (const set of sets) for (const at of order) if (hasBit(set, at)) yield at;
}

function pageOf(shelf: readonly Shelved[], found: Iterable<number>, from: number): Shelved[] {
  const records: Shelved[] = [];
  let met = 0;
  for (const at of found) {
    const one = shelf[at];
    if (met >= from && one) records.push(one);
    met += 1;
    if (records.length === PAGE_SIZE) break;
  }
  return records;
}

/** A page of the list. A number that may not be shown answers as one that nobody has, and says so. */
export function searchShelf(shelf: readonly Shelved[], question: MallQuestion): MallResult {
  const index = indexOf(shelf);
  const byRank = named(index, question);
  const { left, facets } = chosen(index, byRank.reduce(eitherOf), question);
  const total = countOfBoth(left, left);
  const pages = Math.max(1, Math.ceil(total / PAGE_SIZE));
  const sets = question.sort === 'best' ? byRank.map((fitting) => bothOf(fitting, left)) : [left];
  return {
    isWithheld: isHiddenNumber(question.words),
    total,
    pages,
    records: pageOf(shelf, places(shelf, question, sets), (Math.min(question.page, pages) - 1) * PAGE_SIZE),
    facets,
  };
}
