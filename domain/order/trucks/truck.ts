import { AMENDABLE } from '../on-site/measured';
import type { OrderState } from '../life/lifecycle';
import { STAYS_IN } from '../life/staying';

/** A truck of an order as it is typed: its hour at the gate, who drives it, and what it brings. */
export const TRUCK_PARTS = [
  'slot',
  'plateNo',
  'driverName',
  'driverPhone',
  'driverIdTail',
  'escortName',
  'pieces',
] as const;
export type TruckPart = (typeof TRUCK_PARTS)[number];
export type TypedTruck = Readonly<Record<TruckPart, string>>;

/** What is typed of one, without what the house adds to it. */
export const typedOf = (truck: TypedTruck): TypedTruck =>
  Object.fromEntries(TRUCK_PARTS.map((part) => [part, truck[part]])) as TypedTruck;

export const isSameTruck = (one: TypedTruck, other: TypedTruck): boolean =>
  TRUCK_PARTS.every((part) => one[part].trim() === other[part].trim());

/** A form with another truck in a place; null where there is none. */
export const withTruck = <TForm extends { inbound: readonly TypedTruck[] }>(
  form: TForm,
  at: number,
  truck: TypedTruck,
): TForm | null =>
  form.inbound[at]
    ? { ...form, inbound: form.inbound.map((row, place) => (place === at ? typedOf(truck) : row)) }
    : null;

/** While an order stands and nothing of it has come, its trucks may be others; of goods that come in parts, those of the parts to come. */
export const mayChangeTrucks = (state: OrderState, inParts = false): boolean =>
  AMENDABLE.some((one) => one === state) || (inParts && state === STAYS_IN);
