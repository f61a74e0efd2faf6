import { AMENDABLE } from '../on-site/measured';
import type { OrderState } from '../life/lifecycle';
import { STAYS_IN } from '../life/staying';
import type { Is } from '../../shape/is';
import type { truck } from './truck-shape';

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
export type TypedTruck = Is<typeof truck>;

export const pickTruckFields = (truck: TypedTruck): TypedTruck =>
  Object.fromEntries(TRUCK_PARTS.map((part) => [part, truck[part]])) as TypedTruck;

export const isSameTruck = (one: TypedTruck, other: TypedTruck): boolean =>
  TRUCK_PARTS.every((part) => one[part].trim() === other[part].trim());

export const withTruck = <TForm extends { inbound: readonly TypedTruck[] }>(
  form: TForm,
  at: number,
  truck: TypedTruck,
): TForm | null =>
  form.inbound[at]
    ? { ...form, inbound: form.inbound.map((row, place) => (place === at ? pickTruckFields(truck) : row)) }
    : null;

/** True before any goods arrive; with partial deliveries also for the trucks still to come. */
export const mayChangeTrucks = (state: OrderState, inParts = false): boolean =>
  AMENDABLE.some((one) => one === state) || (inParts && state === STAYS_IN);
