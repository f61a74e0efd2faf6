import { isDay } from '../values/days';
import { addressIn } from './address-query';
import type { AddressWord } from './address-words';
import { noFilter, SORTS, ROUTE_KINDS, type SailingFilter, type SailingSort } from './sailing-choice';
import { ANSWERS } from './answer';

/** Kept in the address, so that a link shows the same list. */
export type SailingSettings = { filter: SailingFilter; sort: SailingSort };

export const plainSettings: SailingSettings = { filter: noFilter, sort: 'best' };

/**
 * Address parameters of filters, and available sort orders; must differ from the search parameters. `known`: kinds,
 * where there are few.
 */
export type SettingNames = {
  carriers: AddressWord;
  kinds: AddressWord;
  sorts: readonly SailingSort[];
  known?: readonly string[];
  day?: AddressWord;
};

export const plainNames: SettingNames = { carriers: 'c', kinds: 'kind', sorts: SORTS };

const CARRIER = /^[A-Z0-9]{2,8}$/;
const KIND = /^[A-Z][A-Z0-9]{0,7}$/;

const splitList = (text: string | undefined) => (text ?? '').split('.').filter((item) => item !== '');

function readCount(text: string | undefined): number | null {
  const count = Number(text ?? '');
  return text !== undefined && Number.isInteger(count) && count > 0 ? count : null;
}

/** Sort names used in external links. */
const WRITTEN_SORTS: Readonly<Partial<Record<string, SailingSort>>> = { price: 'price', close: 'cutoff', etd: 'etd' };

export function readSettings(
  search: string,
  { carriers, kinds, sorts, known, day: dayName = 'day' }: SettingNames = plainNames,
): SailingSettings {
  const query = addressIn(search);
  const day = query[dayName] ?? '';
  return {
    filter: {
      answers: ANSWERS.filter((answer) =>
        splitList(query['v'] ?? (query['only'] === 'fit' ? 'Y' : '')).includes(answer),
      ),
      carriers: splitList(query[carriers] ?? query['cfs']).filter((code) => CARRIER.test(code)),
      ways: ROUTE_KINDS.filter((way) => splitList(query['w']).includes(way)),
      kinds: splitList(query[kinds]).filter((kind) => (known ? known.includes(kind) : KIND.test(kind))),
      traits: splitList(query['has']).filter((trait) => KIND.test(trait)),
      mostPaid: readCount(query['p']),
      mostDays: readCount(query['t']),
      leastFree: readCount(query['f']),
      day: isDay(day) ? day : null,
    },
    sort: sorts.find((sort) => sort === (query['s'] ?? WRITTEN_SORTS[query['sort'] ?? ''])) ?? 'best',
  };
}

/** Address parameter of each setting; empty for defaults. */
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
    // Parameters of external links; rewritten to the ones above.
    cfs: '',
    only: '',
    sort: '',
  };
}

export const isSameSettings = (one: SailingSettings, other: SailingSettings): boolean =>
  JSON.stringify(settingWords(one)) === JSON.stringify(settingWords(other));
