import type { Region } from '../../../domain/places/regions';

export type RegionFailureCode = 'network' | 'unavailable' | 'unexpected';

export type LoadRegionsInput = { parents: readonly string[] };
export type LoadRegionsOutcome =
  | { ok: true; lists: readonly { parent: string; regions: readonly Region[] }[] }
  | { ok: false; failure: { code: RegionFailureCode } };

export type RegionQuery = { isAsked: boolean; code: string };

export type RegionPickerEvent =
  | ({ type: 'region.set' } & RegionQuery)
  | { type: 'province.choose'; code: string }
  | { type: 'city.choose'; code: string }
  | { type: 'district.choose'; code: string }
  | { type: 'list.retry' };

/** Report to the parent: the district, empty until the choice is complete. */
export type RegionReport = { type: 'region.chosen'; code: string };

export type RegionPickerContext = {
  isAsked: boolean;
  province: string;
  city: string;
  district: string;
  lists: Readonly<Record<string, readonly Region[]>>;
  failureCode: RegionFailureCode | null;
};
