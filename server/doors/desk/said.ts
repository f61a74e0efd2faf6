import type { ActInput } from '../../../domain/house/act-fields';
import { digitsIn } from '../../../domain/values/typed-number';

/** What was typed into one field; nothing where it was left out. */
export const textIn = (said: ActInput, id: string): string => {
  const value = said[id];
  return typeof value === 'string' ? value.trim() : '';
};

export const listIn = (said: ActInput, id: string): string[] => {
  const value = said[id];
  return typeof value === 'string' || value === undefined ? [] : [...value];
};

/** A number as people type it, 1,500 and full-width digits alike. Not a number is refused by whoever wants one, in words of theirs. */
export const numberIn = (said: ActInput, id: string): number => Number(digitsIn(textIn(said, id)) ?? Number.NaN);

export const linesIn = (said: ActInput, id: string): string[] =>
  textIn(said, id)
    .split('\n')
    .filter((line) => line.trim() !== '');
