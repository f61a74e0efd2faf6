import { ALL_OF, FACETS, PAGE_SIZE, type Facet, type MallQuestion, type MallSort } from '../../domain/mall/asked';
import type { MallSheet } from '../../domain/mall/sheet';
import { perKgAt } from './card';
import { facetCounts, numbersOf } from './facet-counts';
import { isHiddenNumber } from './hidden';
import type { Shelved } from './shelf';
import { RANKS, rankOf, typedWords, type Words } from './words';

export type Found = {
  isWithheld: boolean;
  total: number;
  pages: number;
  records: Shelved[];
  facets: MallSheet['facets'];
};

/** Those whose names fit, the better fits first, unless another order is asked for. Names are those of goods, so each is read once for all its grades. */
function named(shelf: readonly Shelved[], { words, sort }: MallQuestion): readonly Shelved[] {
  const typed = typedWords(words);
  if (typed === '') return shelf;
  const ranks = new Map<Words, number | null>();
  const byRank = Array.from({ length: RANKS }, (): Shelved[] => []);
  for (const one of shelf) {
    let rank = ranks.get(one.words);
    if (rank === undefined) ranks.set(one.words, (rank = rankOf(one.words, typed)));
    if (rank !== null) byRank[sort === 'best' ? rank : 0]?.push(one);
  }
  return ([] as Shelved[]).concat(...byRank);
}

type Asked = { facet: Facet; numbers: readonly number[]; isAllOf: boolean };

/** By the numbers of values: words that came in an address are compared letter by letter. */
function fits({ marks }: Shelved, { facet, numbers, isAllOf }: Asked): boolean {
  const own = marks[facet];
  for (const number of numbers) if (own.includes(number) !== isAllOf) return !isAllOf;
  return isAllOf;
}

/** The facets of a whole shelf are counted once for as long as it stands. */
const COUNTED = new WeakMap<readonly Shelved[], MallSheet['facets']>();

/** What fits all that is chosen; and of each facet what would be left of the others' result. */
function chosen(found: readonly Shelved[], { picked }: MallQuestion) {
  const asked = FACETS.filter((facet) => picked[facet].length > 0).map(
    (facet): Asked => ({ facet, numbers: numbersOf(facet, picked[facet]), isAllOf: ALL_OF.includes(facet) }),
  );
  const known = asked.length === 0 ? COUNTED.get(found) : undefined;
  if (known) return { left: found, facets: known };
  const counts = facetCounts();
  const left: Shelved[] = [];
  for (const one of found) {
    let only: Asked | undefined;
    let missed = 0;
    for (const facet of asked)
      if (missed < 2 && !fits(one, facet)) {
        only = facet;
        missed += 1;
      }
    if (only === undefined) {
      left.push(one);
      counts.add(one.allMarks);
      // Where all of several are asked, what lacks one of them may not be counted for another.
    } else if (missed === 1 && !only.isAllOf) counts.add(one.marks[only.facet]);
  }
  const facets = counts.shown(picked);
  if (asked.length === 0) COUNTED.set(found, facets);
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
const ORDERS = new WeakMap<readonly Shelved[], Map<string, readonly Shelved[]>>();

/** A shelf in the order that is asked for; put in order once for as long as it stands. */
function inOrder(shelf: readonly Shelved[], question: MallQuestion): readonly Shelved[] {
  const { sort, kg, picked } = question;
  if (sort === 'best') return shelf;
  const known = ORDERS.get(shelf) ?? new Map<string, readonly Shelved[]>();
  ORDERS.set(shelf, known);
  const name = sort === 'price' ? `${sort} ${kg ?? ''} ${picked.pack.join('.')}` : sort;
  const found = known.get(name);
  if (found) return found;
  const keyed = shelf.map((one) => ({ one, key: KEYS[sort](one, question) }));
  // Two that have no price differ by nothing that can be counted.
  const made = keyed.toSorted((one, other) => (one.key === other.key ? 0 : one.key - other.key)).map(({ one }) => one);
  known.set(name, made);
  const [oldest] = known.keys();
  if (known.size > MOST_ORDERS && oldest !== undefined) known.delete(oldest);
  return made;
}

/** A page of the list. A number that may not be shown answers as one that nobody has, and says so. */
export function searchShelf(shelf: readonly Shelved[], question: MallQuestion): Found {
  const { left, facets } = chosen(named(inOrder(shelf, question), question), question);
  const pages = Math.max(1, Math.ceil(left.length / PAGE_SIZE));
  const from = (Math.min(question.page, pages) - 1) * PAGE_SIZE;
  return {
    isWithheld: isHiddenNumber(question.words),
    total: left.length,
    pages,
    records: left.slice(from, from + PAGE_SIZE),
    facets,
  };
}
