import {
  ALL_OF,
  FACET_VALUES,
  FACETS,
  PAGE_SIZE,
  type Facet,
  type MallQuestion,
  type MallSort,
} from '../../domain/mall/asked';
import { priceAt } from './card';
import { isHiddenNumber } from './hidden';
import type { Shelved } from './shelf';
import { RANKS, rankOf, typedWords, type Words } from './words';

type Counts = Record<Facet, { value: string; count: number }[]>;

export type Found = { isWithheld: boolean; total: number; pages: number; records: Shelved[]; facets: Counts };

/** Those whose names fit, the better fits first. Names are those of goods, so each is read once for all its grades. */
function named(shelf: readonly Shelved[], typed: string): Shelved[] {
  const ranks = new Map<Words, number | null>();
  const byRank = Array.from({ length: RANKS }, (): Shelved[] => []);
  for (const one of shelf) {
    const known = ranks.get(one.words);
    const rank = known === undefined ? rankOf(one.words, typed) : known;
    ranks.set(one.words, rank);
    if (rank !== null) byRank[rank]?.push(one);
  }
  return byRank.flat();
}

const fits = ({ traits }: Shelved, facet: Facet, picked: readonly string[]): boolean => {
  const has = (value: string) => traits[facet].includes(value);
  return ALL_OF.includes(facet) ? picked.every(has) : picked.some(has);
};

/** What fits all that is chosen; and of each facet what would be left of the others' result. */
function chosen(found: readonly Shelved[], { picked }: MallQuestion) {
  const asked = FACETS.filter((facet) => picked[facet].length > 0);
  const counts = new Map(FACETS.map((facet) => [facet, new Map<string, number>()]));
  const count = (facet: Facet, { traits }: Shelved) => {
    const of = counts.get(facet);
    for (const value of traits[facet]) of?.set(value, (of.get(value) ?? 0) + 1);
  };
  const left: Shelved[] = [];
  for (const one of found) {
    const missed = asked.filter((facet) => !fits(one, facet, picked[facet]));
    const [only] = missed;
    if (missed.length === 0) {
      left.push(one);
      for (const facet of FACETS) count(facet, one);
      // Where all of several are asked, what lacks one of them may not be counted for another.
    } else if (missed.length === 1 && only !== undefined && !ALL_OF.includes(only)) count(only, one);
  }
  const facets = Object.fromEntries(
    FACETS.map((facet) => [
      facet,
      FACET_VALUES[facet].flatMap((value) => {
        const many = counts.get(facet)?.get(value) ?? 0;
        return many > 0 || picked[facet].includes(value) ? [{ value, count: many }] : [];
      }),
    ]),
  ) as Counts;
  return { left, facets };
}

/** What stands first; without a price it stands last. */
const KEYS: Record<Exclude<MallSort, 'best'>, (one: Shelved, question: MallQuestion) => number> = {
  price: (one, question) => priceAt(one, question)?.perKg ?? Infinity,
  stock: ({ stockKg }) => -stockKg,
  purity: ({ product }) => -(product.purity ?? 0),
};

function sorted(left: Shelved[], question: MallQuestion): Shelved[] {
  const { sort } = question;
  if (sort === 'best') return left;
  return left
    .map((one) => ({ one, key: KEYS[sort](one, question) }))
    .toSorted((one, other) => (one.key === other.key ? 0 : one.key - other.key))
    .map(({ one }) => one);
}

/** A page of the list. A number that may not be shown answers as one that nobody has, and says so. */
export function searchShelf(shelf: readonly Shelved[], question: MallQuestion): Found {
  const { left, facets } = chosen(named(shelf, typedWords(question.words)), question);
  const pages = Math.max(1, Math.ceil(left.length / PAGE_SIZE));
  const from = (Math.min(question.page, pages) - 1) * PAGE_SIZE;
  return {
    isWithheld: isHiddenNumber(question.words),
    total: left.length,
    pages,
    records: sorted(left, question).slice(from, from + PAGE_SIZE),
    facets,
  };
}
