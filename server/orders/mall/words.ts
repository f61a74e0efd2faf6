import { tidyQuery } from '../../../domain/values/matching';
import type { Goods } from '../../world/dangerous-goods/library';
import type { Product } from './read-product';

/** What goods are found by. */
export type Words = {
  exact: readonly string[];
  names: readonly string[];
  pinyin: readonly string[];
  initials: readonly string[];
  /** As written: letters in small mean aromatic atoms. */
  smiles: readonly string[];
};

/** Words of the trade for mixtures, and the goods of the shop they are mixed of. */
const MIXED_OF: readonly { called: readonly string[]; of: readonly string[] }[] = [
  {
    called: ['稀释剂', '天那水', '香蕉水'],
    of: ['toluene', 'xylene', 'ethyl-acetate', 'butyl-acetate', 'acetone', 'mibk', 'cyclohexanone', 'n-butanol'],
  },
];

const mixturesWith = (goodsId: string): readonly string[] =>
  MIXED_OF.flatMap(({ called, of }) => (of.includes(goodsId) ? called : []));

const bare = (text: string): string => tidyQuery(text).replaceAll(/[\s'\p{Pd}]/gu, '');
const tidied = (texts: readonly (string | null)[]): string[] => [
  ...new Set(texts.filter((text) => text !== null && text !== '').map((text) => bare(text ?? ''))),
];
const isLatin = (text: string): boolean => /^[a-z0-9]+$/.test(text);

export function wordsOf(goods: Goods, formula: string | null, products: readonly Product[]): Words {
  // The library keeps synonyms, pinyin and initials in one column: of these, plain letters are typed only.
  const typed = goods.aliases.filter(isLatin);
  return {
    exact: tidied([goods.casNo, goods.unNo, formula]),
    names: tidied([
      goods.nameCn,
      goods.nameEn,
      ...goods.aliases.filter((alias) => !isLatin(alias)),
      ...products.flatMap(({ aliases }) => aliases),
      ...mixturesWith(goods.goodsId),
    ]),
    pinyin: tidied(products.map(({ pinyin }) => pinyin)),
    initials: tidied([...products.map(({ initials }) => initials), ...typed]),
    smiles: [...new Set(products.flatMap(({ smiles }) => smiles ?? []))],
  };
}

/** Fewer letters are inside too many pinyin names to mean one of them. */
const SHORTEST_INSIDE = 3;

/** What a number is called by whoever copies it out of a paper. */
const CALLED = /^\s*(?:un|cas)(?:\s*(?:no\.?|号))?[\s:：.]*(?=\d)/i;

export const typedWords = (typed: string): string => bare(typed.normalize('NFKC').replace(CALLED, ''));

/** How well goods fit what was typed, 0 best; null where they do not. */
export function rankOf({ exact, names, pinyin, initials }: Words, typed: string): number | null {
  if (exact.includes(typed)) return 0;
  const starts = (texts: readonly string[]) => texts.some((text) => text.startsWith(typed));
  if (starts(names)) return 1;
  if (starts(pinyin)) return 2;
  if (starts(initials)) return 3;
  if (names.some((text) => text.includes(typed))) return 4;
  return typed.length >= SHORTEST_INSIDE && pinyin.some((text) => text.includes(typed)) ? 5 : null;
}

export const RANKS = 6;
