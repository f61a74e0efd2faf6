import { isDay } from '../values/days';
import { addressIn } from './address-query';
import type { AddressWord } from './address-words';
import { noFilter, SORTS, WAYS, type SailingFilter, type SailingSort } from './sailing-choice';
import { ANSWERS } from './answer';

/** How the sailings are looked at. It stands in the address, so that a link shows the same list. */
export type SailingSettings = { filter: SailingFilter; sort: SailingSort };

export const plainSettings: SailingSettings = { filter: noFilter, sort: 'best' };

/**
 * By which words of the address a list is narrowed, and in which orders it may stand: the words of its question are others.
 * `known`: the kinds there are, where they are few.
 */
export type SettingNames = {
  carriers: AddressWord;
  kinds: AddressWord;
  sorts: readonly SailingSort[];
  known?: readonly string[];
  /** Where a day is another word than usual. */
  day?: AddressWord;
};

export const plainNames: SettingNames = { carriers: 'c', kinds: 'kind', sorts: SORTS };

const CARRIER = /^[A-Z0-9]{2,8}$/;
const KIND = /^[A-Z][A-Z0-9]{0,7}$/;

const listIn = (text: string | undefined) => (text ?? '').split('.').filter((item) => item !== '');

function countIn(text: string | undefined): number | null {
  const count = Number(text ?? '');
  return text !== undefined && Number.isInteger(count) && count > 0 ? count : null;
}

/** What links that others write call an order of the list. */
const WRITTEN_SORTS: Readonly<Partial<Record<string, SailingSort>>> = { price: 'price', close: 'cutoff', etd: 'etd' };

export function settingsIn(
  search: string,
  { carriers, kinds, sorts, known, day: dayName = 'day' }: SettingNames = plainNames,
): SailingSettings {
  const query = addressIn(search);
  const day = query[dayName] ?? '';
  return {
    filter: {
      answers: ANSWERS.filter((answer) => listIn(query['v'] ?? (query['only'] === 'fit' ? 'Y' : '')).includes(answer)),
      carriers: listIn(query[carriers] ?? query['cfs']).filter((code) => CARRIER.test(code)),
      ways: WAYS.filter((way) => listIn(query['w']).includes(way)),
      kinds: listIn(query[kinds]).filter((kind) => (known ? known.includes(kind) : KIND.test(kind))),
      traits: listIn(query['has']).filter((trait) => KIND.test(trait)),
      mostPaid: countIn(query['p']),
      mostDays: countIn(query['t']),
      leastFree: countIn(query['f']),
      day: isDay(day) ? day : null,
    },
    sort: sorts.find((sort) => sort === (query['s'] ?? WRITTEN_SORTS[query['sort'] ?? ''])) ?? 'best',
  };
}

/** The words of the address for each setting; empty where it is as usual and need not be said. */
export function settingWords(
  { filter, sort }: SailingSettings,
  { carriers, kinds, day = 'day' }: SettingNames = plainNames,
): Readonly<Record<string, string>> {
  return {
    v: filter.answers.join('.'),
    [carriers]: filter.carriers.join('.'),
    w: filter.ways.join('.'),
    [kinds]: filter.kinds.join('.'),
    has: filter.traits.join('.'),
    p: String(filter.mostPaid ?? ''),
    t: String(filter.mostDays ?? ''),
    f: String(filter.leastFree ?? ''),
    [day]: filter.day ?? '',
    s: sort === 'best' ? '' : sort,
    // Words of links that others write; they are said in those above from then on.
    cfs: '',
    only: '',
    sort: '',
  };
}

export const isSameSettings = (one: SailingSettings, other: SailingSettings): boolean =>
  JSON.stringify(settingWords(one)) === JSON.stringify(settingWords(other));
