import { NOWHERE, type Region } from '../../../domain/places/regions';
import type { RegionPickerActor, RegionPickerSnapshot } from './region-picker.machine';
import type { RegionFailureCode } from './region-picker.types';

export type RegionPickerView = {
  province: string;
  city: string;
  district: string;
  /** Empty until the level above is chosen and its list is loaded. */
  provinces: readonly Region[];
  cities: readonly Region[];
  districts: readonly Region[];
  isBusy: boolean;
  failureCode: RegionFailureCode | null;
};

/** A code that is on no list counts as not chosen. */
const listed = (regions: readonly Region[], code: string): string =>
  regions.length === 0 || regions.some((region) => region.code === code) ? code : '';

const NONE: readonly Region[] = [];

export const selectRegionPicker = (snapshot: RegionPickerSnapshot): RegionPickerView => {
  const { city, district, lists, failureCode } = snapshot.context;
  const below = (parent: string) => (Object.hasOwn(lists, parent) ? lists[parent] : undefined) ?? NONE;
  const province = listed(below(NOWHERE), snapshot.context.province);
  return {
    province,
    city,
    district,
    provinces: below(NOWHERE),
    cities: province === '' ? NONE : below(province),
    districts: city === '' ? NONE : below(city),
    isBusy: snapshot.hasTag('busy'),
    failureCode,
  };
};

export const regionPickerIntents = (actor: RegionPickerActor) => ({
  chooseProvince: (code: string) => actor.send({ type: 'province.choose', code }),
  chooseCity: (code: string) => actor.send({ type: 'city.choose', code }),
  chooseDistrict: (code: string) => actor.send({ type: 'district.choose', code }),
  retry: () => actor.send({ type: 'list.retry' }),
});

export type RegionPickerIntents = ReturnType<typeof regionPickerIntents>;
