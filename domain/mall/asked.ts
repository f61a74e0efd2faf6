import { HAZARD_CLASS_IDS } from '../goods/dangerous-goods';
import type { AddressWord } from '../offer/address-words';
import { parseQuery } from '../values/query';
import { SEND_CITIES, STOCK_CITIES } from './places';
import { CATEGORIES, PURCHASE_LIMITS, GROUPS, MOST_KG, PACK_FORMS } from './product';

/** Filters beside the list, by URL parameter, with all their values. */
export const FACET_VALUES = {
  cat: CATEGORIES,
  policy: PURCHASE_LIMITS,
  /** `N`: not dangerous in transport. */
  cls: [...HAZARD_CLASS_IDS, 'N'],
  stock: STOCK_CITIES,
  pack: PACK_FORMS,
  g: GROUPS,
  purity: ['99.99', '99.9', '99.5', '99', '95'],
  form: ['LIQUID', 'SOLID'],
  more: ['avail', 'sample'],
} as const satisfies Partial<Record<AddressWord, readonly string[]>>;

export type Facet = keyof typeof FACET_VALUES;
export const FACETS = Object.keys(FACET_VALUES) as Facet[];

/** All chosen values of these filters must match; of the others one is enough. */
export const ALL_OF: readonly Facet[] = ['g', 'more'];
export const ONE_OF: readonly Facet[] = ['purity'];

export const MALL_SORTS = ['best', 'price', 'stock', 'purity'] as const;
export type MallSort = (typeof MALL_SORTS)[number];

export type MallQuestion = {
  words: string;
  picked: Readonly<Record<Facet, readonly string[]>>;
  /** Destination city; null when unknown. */
  to: string | null;
  /** Quantity; null when unknown. */
  kg: number | null;
  sort: MallSort;
  page: number;
};

export const PAGE_SIZE = 24;
const MOST_PAGES = 1000;
export const LONGEST_WORDS = 60;

/** Reads filter values from dot-separated text; the dots around each value prevent prefix matches. */
const readFacet = (facet: Facet, text: string): readonly string[] => {
  const values: readonly string[] = FACET_VALUES[facet];
  if (ONE_OF.includes(facet)) return values.filter((value) => value === text);
  return values.filter((value) => `.${text}.`.includes(`.${value}.`));
};

const readCount = (text: string | undefined, most: number): number | null => {
  const count = /^\d{1,7}$/.test(text ?? '') ? Number(text) : 0;
  return count >= 1 && count <= most ? count : null;
};

export type MallWords = Readonly<Record<string, string | undefined>>;

export function readQuestion(address: MallWords): MallQuestion {
  const picked = Object.fromEntries(FACETS.map((facet) => [facet, readFacet(facet, address[facet] ?? '')]));
  return {
    // The home page search passes goods by UN number or as typed text.
    words: (address['kw'] ?? address['un'] ?? address['goods'] ?? '').trim().slice(0, LONGEST_WORDS),
    picked: picked as MallQuestion['picked'],
    to: SEND_CITIES.find((city) => city === address['to']) ?? null,
    kg: readCount(address['q'], MOST_KG),
    sort: MALL_SORTS.find((sort) => sort === address['s']) ?? 'best',
    page: readCount(address['p'], MOST_PAGES) ?? 1,
  };
}

/** URL parameters of a query, without defaults. */
export function questionParameters({ words, picked, to, kg, sort, page }: MallQuestion): Record<string, string> {
  const all: [string, string][] = [
    ['kw', words],
    ...FACETS.map((facet): [string, string] => [facet, picked[facet].join('.')]),
    ['to', to ?? ''],
    ['q', kg === null ? '' : String(kg)],
    ['s', sort === 'best' ? '' : sort],
    ['p', page === 1 ? '' : String(page)],
  ];
  return Object.fromEntries(all.filter(([, text]) => text !== ''));
}

export const PRODUCT_WORD = 'item';

export const readProductId = (search: string): string | null => {
  const id = parseQuery(search)[PRODUCT_WORD] ?? '';
  return /^[A-Z]\d{4,8}$/.test(id) ? id : null;
};

export const PURCHASE_SEARCH = '?view=list';
export const purchaseAgain = (orderNo: string): string => `${PURCHASE_SEARCH}&again=${orderNo}`;
export const readAgainId = (search: string): string | null => parseQuery(search)['again'] ?? null;
export const isListAddress = (search: string): boolean => parseQuery(search)['view'] === 'list';

/** Shop orders share the path: the order form, or an order by number. */
export function isOrderAddress(search: string): boolean {
  const { step, no } = parseQuery(search);
  return step === 'order' || no !== undefined;
}

export const isBoardAddress = (search: string): boolean => !isListAddress(search) && !isOrderAddress(search);

export const readMallQuestion = (search: string): MallQuestion => readQuestion(parseQuery(search));

export function mallSearch(question: MallQuestion, productId: string | null = null): string {
  const words = { ...questionParameters(question), ...(productId !== null && { [PRODUCT_WORD]: productId }) };
  const said = Object.entries(words).map(([word, text]) => `${word}=${encodeURIComponent(text)}`);
  return said.length === 0 ? '' : `?${said.join('&')}`;
}

/** Toggles a value and returns to page 1. */
export function withPicked(question: MallQuestion, facet: Facet, value: string): MallQuestion {
  const before = question.picked[facet];
  const others = ONE_OF.includes(facet) ? [] : before;
  const after = before.includes(value) ? before.filter((one) => one !== value) : [...others, value];
  return { ...question, page: 1, picked: { ...question.picked, [facet]: after } };
}

export const withoutPicked = (question: MallQuestion): MallQuestion => ({
  ...readQuestion({}),
  ...question,
  page: 1,
  picked: readQuestion({}).picked,
});

export const pickedCount = ({ picked }: MallQuestion): number =>
  FACETS.reduce((sum, facet) => sum + picked[facet].length, 0);

export const isSameQuestion = (one: MallQuestion, other: MallQuestion): boolean =>
  mallSearch(one) === mallSearch(other);
