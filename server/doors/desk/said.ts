import type { ActInput } from '../../../domain/house/act-fields';
import { digitsIn } from '../../../domain/values/typed-number';

export const textIn = (said: ActInput, id: string): string => {
  const value = said[id];
  return typeof value === 'string' ? value.trim() : '';
};

export const listIn = (said: ActInput, id: string): string[] => {
  const value = said[id];
  return typeof value === 'string' || value === undefined ? [] : [...value];
};

/** A typed number, with 1,500 and full-width digits accepted. NaN is refused by the caller in its own words. */
export const numberIn = (said: ActInput, id: string): number => Number(digitsIn(textIn(said, id)) ?? Number.NaN);

export const linesIn = (said: ActInput, id: string): string[] =>
  textIn(said, id)
    .split('\n')
    .filter((line) => line.trim() !== '');
