import { BOX_TYPES } from '../../../domain/offer/search';

export type Fixed = { because: string };
export type Value = string | boolean | readonly string[];
export type Values = readonly Value[];
export type Lines<TPart> = { readonly [TName in keyof TPart]-?: Line<TPart[TName]> };
type Inside<T> = T extends readonly string[]
  ? never
  : T extends readonly (infer TRow extends object)[]
    ? { rows: Lines<TRow> }
    : T extends Readonly<Record<string, infer TRow extends object>>
      ? { ofGoods: Lines<TRow> }
      : never;
export type Line<T> = Values | Fixed | Inside<T>;

export const DAYS = ['2026-11-19', '2026-11-24', '2026-12-09', '2027-02-08', '2027-06-30', '', 'x'];
export const HOURS = ['2026-11-21T09:00', '2026-12-04T14:30', '2026-12-18T08:00', '2027-02-06T10:00', '', 'x'];
export const COUNTS = ['0', '1', '3', '40', '２', '9999', '', 'x'];
export const WEIGHTS = ['0', '12', '500', '4,999.50', '12000', '28250', '56000', '', 'x'];
export const DEGREES = ['-25', '5', '20', '45', '98', '', 'x'];
export const YES_NO = ['Y', 'N', ''];
export const TICK = [true, false];
export const NAMED: Fixed = {
  because: 'words that no rule reads but that they are there, as the kind of blanks holds',
};
export const PAGE: Fixed = { because: 'kept by the page, not typed' };
export const LISTED: Fixed = { because: 'a code of a list of the gateway, which no verdict reads' };

export const BOXES = { rows: { type: BOX_TYPES, count: ['1', '2', '3', '50', '51', 'x', ''] } } as const;
export const TRUCK_NAMED = {
  plateNo: ['沪A12345', '沪AD12345', 'x', ''],
  driverName: NAMED,
  driverPhone: ['13800138000', '1', ''],
  escortName: ['李工', ''],
} as const;
export const TRUCK_TYPED = { ...TRUCK_NAMED, driverIdTail: ['123X', '12', ''], pieces: COUNTS } as const;
