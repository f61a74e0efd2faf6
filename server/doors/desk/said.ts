import type { Said } from '../../../domain/house/act-fields';
import { digitsIn } from '../../../domain/values/typed-number';

/** What was typed into one field; nothing where it was left out. */
export const textIn = (said: Said, id: string): string => {
  const value = said[id];
  return typeof value === 'string' ? value.trim() : '';
};

export const listIn = (said: Said, id: string): string[] => {
  const value = said[id];
  return typeof value === 'string' || value === undefined ? [] : [...value];
};

/** A number as people type it, 1,500 and full-width digits alike. Not a number is refused by whoever wants one, in words of theirs. */
export const numberIn = (said: Said, id: string): number => Number(digitsIn(textIn(said, id)) ?? Number.NaN);

export const linesIn = (said: Said, id: string): string[] =>
  textIn(said, id)
    .split('\n')
    .filter((line) => line.trim() !== '');
