import { isMereName } from '../../../domain/goods/dangerous-goods';
import { SEARCH_FIELDS, type BookingMode, type SearchField } from '../../../domain/mode-ids';
import type { AskedAbout } from '../../../domain/offer/sailing-address';
import {
  blankSearch,
  isPlaceInMode,
  modePlaceKind,
  searchAddress,
  searchFaults,
  type SearchForm,
} from '../../../domain/offer/search';
import type { Port } from '../../../domain/places/ports';
import type { PickerOption } from '../picker';
import type { BookingSearchContext, PastSearch } from './booking-search.types';

/**
 * Carries a form to another mode, without places that do not exist there: an airport is no port, a port abroad is not
 * on the coast.
 */
export function carriedOver(form: SearchForm, from: BookingMode, to: BookingMode): SearchForm {
  const kept = (port: Port | null) =>
    port !== null && modePlaceKind(from) === modePlaceKind(to) && isPlaceInMode(to, port) ? port : null;
  return { ...form, org: kept(form.org), dst: kept(form.dst) };
}

/** Applies a picked option; goods also set the danger flag. */
export function withPickedOption(form: SearchForm, picker: string, option: PickerOption): SearchForm {
  if (option.kind === 'goods')
    return { ...form, goods: option.goods, isDanger: option.goods.unNo === null ? 'N' : 'Y' };
  return picker === 'org' ? { ...form, org: option.port } : { ...form, dst: option.port };
}

/** Clears goods that do not match the danger flag. */
export function withDangerFlag(form: SearchForm, isDanger: 'Y' | 'N'): SearchForm {
  const { goods } = form;
  const fits = goods === null || isMereName(goods) || (goods.unNo !== null) === (isDanger === 'Y');
  return { ...form, isDanger, goods: fits ? goods : null };
}

export const bookingFaults = ({ mode, form, today }: BookingSearchContext) => searchFaults(mode, form, today);

export const firstFaulted = (context: BookingSearchContext): SearchField =>
  SEARCH_FIELDS.find((field) => bookingFaults(context)[field] !== undefined) ?? 'org';

/** Changes made while names were loading win; goods and their danger flag stay together. */
export function keptChanges(named: SearchForm, now: SearchForm, before: SearchForm | null): SearchForm {
  const own = before ?? now;
  const isGoodsOwn = now.goods !== own.goods || now.isDanger !== own.isDanger;
  return {
    ...named,
    ...Object.fromEntries(Object.entries(now).filter(([part, value]) => Reflect.get(own, part) !== value)),
    ...(isGoodsOwn && { goods: now.goods, isDanger: now.isDanger }),
  };
}

/** Address parameters and form parts of each field. */
const SAID: Readonly<
  Record<SearchField, { words: readonly (keyof AskedAbout)[]; parts: readonly (keyof SearchForm)[] }>
> = {
  org: { words: ['org'], parts: ['org'] },
  dst: { words: ['dst'], parts: ['dst'] },
  goods: { words: ['unNo', 'goods', 'group', 'isDanger'], parts: ['goods', 'isDanger'] },
  etd: { words: ['etd'], parts: ['etd'] },
  boxes: { words: ['boxType', 'boxes'], parts: ['boxType', 'boxes'] },
};

/**
 * Form for a new address. Fields the address leaves unchanged keep edits that were not searched yet; changed fields
 * replace the input.
 */
export function formForAddress({ form, named, asked: before }: BookingSearchContext, asked: AskedAbout): SearchForm {
  const same = SEARCH_FIELDS.map((field) => SAID[field]).filter(({ words }) =>
    words.every((word) => before[word] === asked[word]),
  );
  const parts = same.flatMap((field) => field.parts);
  return named === null ? form : { ...form, ...Object.fromEntries(parts.map((part) => [part, named[part]])) };
}

/** The form differs from the address whose answer is displayed. */
export const isOtherQuestion = ({ mode, form, named }: BookingSearchContext): boolean =>
  named !== null && searchAddress(mode, form) !== searchAddress(mode, named);

export const isUntouched = (form: SearchForm): boolean => form === blankSearch;

const KEPT = 3;

const searchSubject = ({ mode, form: { org, dst, goods } }: PastSearch) =>
  [mode, org?.code, dst?.code, goods?.goodsId || goods?.nameCn].join(' ');

/** Newest first, without duplicates: another day or box count is the same search. */
export const rememberSearch = (past: readonly PastSearch[], search: PastSearch): readonly PastSearch[] =>
  [search, ...past.filter((other) => searchSubject(other) !== searchSubject(search))].slice(0, KEPT);

/** Repeats an old search without its date, and only between places that still exist. */
export const repeatSearch = ({ mode, form }: PastSearch): SearchForm => carriedOver({ ...form, etd: '' }, mode, mode);
