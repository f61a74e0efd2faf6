import { tidyQuery } from '../../../domain/values/matching';
import type { Goods } from '../../world/dangerous-goods/library';
import type { Product } from './read-product';

export type SearchWords = {
  exact: readonly string[];
  names: readonly string[];
  pinyin: readonly string[];
  initials: readonly string[];
  /** Case matters: lower-case letters are aromatic atoms. */
  smiles: readonly string[];
};

/** Trade names of mixtures and the shop goods in them. */
const MIXED_OF: readonly { called: readonly string[]; of: readonly string[] }[] = [
  {
    called: ['稀释剂', '天那水', '香蕉水'],
    of: ['toluene', 'xylene', 'ethyl-acetate', 'butyl-acetate', 'acetone', 'mibk', 'cyclohexanone', 'n-butanol'],
  },
];

const mixtureNames = (goodsId: string): readonly string[] =>
  MIXED_OF.flatMap(({ called, of }) => (of.includes(goodsId) ? called : []));

const bare = (text: string): string => tidyQuery(text).replaceAll(/[\s'\p{Pd}]/gu, '');
const tidied = (texts: readonly (string | null)[]): string[] => [
  ...new Set(texts.filter((text) => text !== null && text !== '').map((text) => bare(text ?? ''))),
];
const isLatin = (text: string): boolean => /^[a-z0-9]+$/.test(text);

export function buildWords(goods: Goods, formula: string | null, products: readonly Product[]): SearchWords {
  // The library keeps synonyms, pinyin and initials in one column: plain letters count as typed input only.
  const typed = goods.aliases.filter(isLatin);
  return {
    exact: tidied([goods.casNo, goods.unNo, formula]),
    names: tidied([
      goods.nameCn,
      goods.nameEn,
      ...goods.aliases.filter((alias) => !isLatin(alias)),
      ...products.flatMap(({ aliases }) => aliases),
      ...mixtureNames(goods.goodsId),
    ]),
    pinyin: tidied(products.map(({ pinyin }) => pinyin)),
    initials: tidied([...products.map(({ initials }) => initials), ...typed]),
    smiles: [...new Set(products.flatMap(({ smiles }) => smiles ?? []))],
  };
}

/** Shorter input occurs inside too many pinyin names. */
const SHORTEST_INSIDE = 3;

const CALLED = /^\s*(?:un|cas)(?:\s*(?:no\.?|号))?[\s:：.]*(?=\d)/i;

export const typedWords = (typed: string): string => bare(typed.normalize('NFKC').replace(CALLED, ''));

/** Match rank, 0 is best; null without a match. */
export function wordRank({ exact, names, pinyin, initials }: SearchWords, typed: string): number | null {
  if (exact.includes(typed)) return 0;
  const starts = (texts: readonly string[]) => texts.some((text) => text.startsWith(typed));
  if (starts(names)) return 1;
  if (starts(pinyin)) return 2;
  if (starts(initials)) return 3;
  if (names.some((text) => text.includes(typed))) return 4;
  return typed.length >= SHORTEST_INSIDE && pinyin.some((text) => text.includes(typed)) ? 5 : null;
}

export const RANKS = 6;
