import type { HazardClass } from './dangerous-goods';
import { FIRES, type Fire } from './fire';

const NONE = '-';
const partsOf = (word: string): string[] => (word === NONE ? [] : word.split(','));
const isFire = (item: string): item is Fire => FIRES.some((one) => one === item);

/** As a line of a table names them, one after the other with commas; a dash is none. */
export const listedFires = (word: string): Fire[] => partsOf(word).filter(isFire);
export const listedClasses = (word: string): HazardClass[] => partsOf(word) as HazardClass[];

/** The lines of a table, each with its words; what is indented belongs to the line above it. */
export const linesOf = (table: string): { isInner: boolean; words: string[] }[] =>
  table
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => ({ isInner: line.startsWith(' '), words: line.trim().split(' ') }));
