import type { Goods } from './read-goods';

/** As names are compared whole: without marks, spaces and what stands in parentheses at the end. */
export const bare = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\s*\([^()]*(?:\([^()]*\)[^()]*)*\)\s*$/, '')
    .replaceAll(/[\s\-'’.,、()/]/g, '');

const HAN = /\p{Script=Han}/u;
/** Initials and short pinyin are for searching, and no name of anything. */
const isName = (alias: string): boolean => HAN.test(alias) || /[A-Z\s]/.test(alias) || alias.length >= 6;

/** Every name a substance is called by in earnest. */
export const callNames = ({ nameCn, nameEn, properName, aliases }: Goods): string[] =>
  [nameCn, nameEn, properName ?? '', ...aliases.filter(isName)].map(bare).filter((name) => name.length >= 2);

const LEAST_HAN = 2;
const LEAST_LATIN = 5;

/** Long enough to be found inside another name without being there by chance. */
export const isTelling = (name: string): boolean => name.length >= (HAN.test(name) ? LEAST_HAN : LEAST_LATIN);
