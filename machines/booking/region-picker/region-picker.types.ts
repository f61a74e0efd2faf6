import type { Region } from '../../../domain/places/regions';

/** `unexpected` means a bug. */
export type RegionFailureCode = 'network' | 'unavailable' | 'unexpected';

/** What lies below each of these places. */
export type LoadRegionsInput = { parents: readonly string[] };
export type LoadRegionsOutcome =
  | { ok: true; lists: readonly { parent: string; regions: readonly Region[] }[] }
  | { ok: false; failure: { code: RegionFailureCode } };

/** What stands in the form: whether a place is asked for at all, and which has been chosen. */
export type RegionQuery = { isAsked: boolean; code: string };

export type RegionPickerEvent =
  | ({ type: 'region.set' } & RegionQuery)
  | { type: 'province.choose'; code: string }
  | { type: 'city.choose'; code: string }
  | { type: 'district.choose'; code: string }
  | { type: 'list.retry' };

/** What the picker tells its parent: the district, empty while it is not chosen to the end. */
export type RegionReport = { type: 'region.chosen'; code: string };

export type RegionPickerContext = {
  isAsked: boolean;
  province: string;
  city: string;
  district: string;
  /** What lies below a place, as far as it has been told. */
  lists: Readonly<Record<string, readonly Region[]>>;
  failureCode: RegionFailureCode | null;
};
