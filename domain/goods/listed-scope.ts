import type { HazardClass } from './dangerous-goods';
import { FIRES, type Fire } from './fire';

const NONE = '-';
const partsOf = (word: string): string[] => (word === NONE ? [] : word.split(','));
const isFire = (item: string): item is Fire => FIRES.some((one) => one === item);

/** Comma-separated in a table line; a dash is none. */
export const listedFires = (word: string): Fire[] => partsOf(word).filter(isFire);
export const listedClasses = (word: string): HazardClass[] => partsOf(word) as HazardClass[];

/** Lines of a table, split into words; an indented line belongs to the line above. */
export const linesOf = (table: string): { isInner: boolean; words: string[] }[] =>
  table
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => ({ isInner: line.startsWith(' '), words: line.trim().split(' ') }));
