import { cityCode, isDistrictCode, NOWHERE, provinceCode } from '../../../domain/places/regions';
import type { LoadRegionsOutcome, RegionQuery, RegionPickerContext } from './region-picker.types';

type RegionChoice = Pick<RegionPickerContext, 'province' | 'city' | 'district'>;
type Lists = RegionPickerContext['lists'];

export function missingParents({ isAsked, province, city, lists }: RegionPickerContext): string[] {
  if (!isAsked) return [];
  const parents = [NOWHERE, province, city].filter((parent, at) => at === 0 || parent !== '');
  return parents.filter((parent) => !Object.hasOwn(lists, parent));
}

const regionChoice = (code: string): RegionChoice =>
  isDistrictCode(code)
    ? { province: provinceCode(code), city: cityCode(code), district: code }
    : { province: '', city: '', district: '' };

/** True if the form differs from the picker. A partial choice belongs to the picker. */
export const isAnew = (context: RegionPickerContext, { isAsked, code }: RegionQuery): boolean =>
  isAsked !== context.isAsked || (isAsked && regionChoice(code).district !== context.district);

export const regionState = ({ isAsked, code }: RegionQuery): Partial<RegionPickerContext> => ({
  isAsked,
  ...regionChoice(isAsked ? code : ''),
});

/** A province with a single city needs no choice. */
const onlyBelow = (lists: Lists, province: string): string => {
  const [first, ...others] = lists[province] ?? [];
  return first && others.length === 0 ? first.code : '';
};

export const inProvince = ({ lists }: RegionPickerContext, province: string): RegionChoice => ({
  province,
  city: onlyBelow(lists, province),
  district: '',
});

export function withLists(context: RegionPickerContext, outcome: LoadRegionsOutcome): Partial<RegionPickerContext> {
  if (!outcome.ok) return {};
  const lists = {
    ...context.lists,
    ...Object.fromEntries(outcome.lists.map(({ parent, regions }) => [parent, regions])),
  };
  return { lists, city: context.city || onlyBelow(lists, context.province), failureCode: null };
}
