import type { ActInput } from '../../../domain/house/act-fields';
import { parseDigits } from '../../../domain/values/typed-number';

export const readText = (said: ActInput, id: string): string => {
  const value = said[id];
  return typeof value === 'string' ? value.trim() : '';
};

export const readList = (said: ActInput, id: string): string[] => {
  const value = said[id];
  return typeof value === 'string' || value === undefined ? [] : [...value];
};

/** A typed number, with 1,500 and full-width digits accepted. NaN is refused by the caller in its own words. */
export const readTypedNumber = (said: ActInput, id: string): number =>
  Number(parseDigits(readText(said, id)) ?? Number.NaN);

export const readLines = (said: ActInput, id: string): string[] =>
  readText(said, id)
    .split('\n')
    .filter((line) => line.trim() !== '');
