import type { HazardClass } from './dangerous-goods';
import { FIRES, type Fire } from './fire';

const NONE = '-';
const splitParts = (word: string): string[] => (word === NONE ? [] : word.split(','));
const isFire = (item: string): item is Fire => FIRES.some((one) => one === item);

/** Comma-separated in a table line; a dash is none. */
export const listedFires = (word: string): Fire[] => splitParts(word).filter(isFire);
export const listedClasses = (word: string): HazardClass[] => splitParts(word) as HazardClass[];

/** Lines of a table, split into words; an indented line belongs to the line above. */
export const readTableLines = (table: string): { isInner: boolean; words: string[] }[] =>
  table
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => ({ isInner: line.startsWith(' '), words: line.trim().split(' ') }));
