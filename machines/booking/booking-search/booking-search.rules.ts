import { isMereName } from '../../../domain/goods/dangerous-goods';
import { SEARCH_FIELDS, type BookingMode, type SearchField } from '../../../domain/mode-ids';
import type { AskedAbout } from '../../../domain/offer/sailing-address';
import {
  blankSearch,
  isPlaceOf,
  placesOf,
  searchAddress,
  searchFaults,
  type SearchForm,
} from '../../../domain/offer/search';
import type { Port } from '../../../domain/places/ports';
import type { PickerOption } from '../picker';
import type { BookingSearchContext, PastSearch } from './booking-search.types';

/** A form is carried over to another mode, without what is nowhere there: an airport is no port, a port abroad none of the coast. */
export function carriedOver(form: SearchForm, from: BookingMode, to: BookingMode): SearchForm {
  const kept = (port: Port | null) =>
    port !== null && placesOf(from) === placesOf(to) && isPlaceOf(to, port) ? port : null;
  return { ...form, org: kept(form.org), dst: kept(form.dst) };
}

/** What an option means in the form: goods say themselves whether they are dangerous. */
export function chosenIn(form: SearchForm, picker: string, option: PickerOption): SearchForm {
  if (option.kind === 'goods')
    return { ...form, goods: option.goods, isDanger: option.goods.unNo === null ? 'N' : 'Y' };
  return picker === 'org' ? { ...form, org: option.port } : { ...form, dst: option.port };
}

/** Dangerous goods do not stay in a search that is not for them, nor the other way round. */
export function declaredIn(form: SearchForm, isDanger: 'Y' | 'N'): SearchForm {
  const { goods } = form;
  const fits = goods === null || isMereName(goods) || (goods.unNo !== null) === (isDanger === 'Y');
  return { ...form, isDanger, goods: fits ? goods : null };
}

export const faultsOf = ({ mode, form, today }: BookingSearchContext) => searchFaults(mode, form, today);

export const firstFaulted = (context: BookingSearchContext): SearchField =>
  SEARCH_FIELDS.find((field) => faultsOf(context)[field] !== undefined) ?? 'org';

/** What a hand has changed while the names were sought stays as the hand has left it, goods together with their declaration. */
export function keptChanges(named: SearchForm, now: SearchForm, before: SearchForm | null): SearchForm {
  const own = before ?? now;
  const isGoodsOwn = now.goods !== own.goods || now.isDanger !== own.isDanger;
  return {
    ...named,
    ...Object.fromEntries(Object.entries(now).filter(([part, value]) => Reflect.get(own, part) !== value)),
    ...(isGoodsOwn && { goods: now.goods, isDanger: now.isDanger }),
  };
}

/** Of each field the words of an address, and the parts of the form they fill in. */
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
 * What a new address finds in the bar. Of what it says as before, a change that nobody has asked for yet counts as made
 * after it, and so stays; what it says otherwise takes the place of what stood there.
 */
export function foundBy({ form, named, asked: before }: BookingSearchContext, asked: AskedAbout): SearchForm {
  const same = SEARCH_FIELDS.map((field) => SAID[field]).filter(({ words }) =>
    words.every((word) => before[word] === asked[word]),
  );
  const parts = same.flatMap((field) => field.parts);
  return named === null ? form : { ...form, ...Object.fromEntries(parts.map((part) => [part, named[part]])) };
}

/** The form asks something else than the address, whose answer is shown. */
export const isOtherQuestion = ({ mode, form, named }: BookingSearchContext): boolean =>
  named !== null && searchAddress(mode, form) !== searchAddress(mode, named);

export const isUntouched = (form: SearchForm): boolean => form === blankSearch;

const KEPT = 3;

const subjectOf = ({ mode, form: { org, dst, goods } }: PastSearch) =>
  [mode, org?.code, dst?.code, goods?.goodsId || goods?.nameCn].join(' ');

/** The latest first, none twice: another day or another number of boxes is the same question asked again. */
export const remembered = (past: readonly PastSearch[], search: PastSearch): readonly PastSearch[] =>
  [search, ...past.filter((other) => subjectOf(other) !== subjectOf(search))].slice(0, KEPT);

/** An old search is repeated on a day to come, between places that are still there: what it asked for may be over. */
export const repeated = ({ mode, form }: PastSearch): SearchForm => carriedOver({ ...form, etd: '' }, mode, mode);
