import type { RoadBox } from '../../offer/road-boxes';
import type { Is } from '../../shape/is';
import type { onwardTruck } from './onward-truck-shape';

/** `TO`: delivers to the start of the order. `FROM`: collects the ordered goods. */
export const ONWARD_TRUCK_DIRECTIONS = ['TO', 'FROM'] as const;
export type OnwardTruckDirection = (typeof ONWARD_TRUCK_DIRECTIONS)[number];

/** Truck work for an order, from its mode; amounts per truck. */
export type OnwardTruckFacts = {
  way: OnwardTruckDirection;
  /** Latest or expected arrival, in ms. */
  at: number;
  /** Earliest entry; null when unrestricted. */
  opens: number | null;
  trucks: number;
  /** Null when unknown. */
  kg: number | null;
  m3: number | null;
  /** Container on a chassis with tare; null without one. */
  box: { type: RoadBox; tareKg: number } | null;
};

export const ONWARD_TRUCK_PARTS = ['goods', 'kg', 'trucks', 'day'] as const;
export type OnwardTruckPart = (typeof ONWARD_TRUCK_PARTS)[number];

export type OnwardTruck = Is<typeof onwardTruck>;

/** Address parameter with the order a truck continues. */
const ORDER_PARAM = 'ref';
export const onwardTruckAddress = ({ address }: Pick<OnwardTruck, 'address'>, orderNo: string): string =>
  `${address}&${ORDER_PARAM}=${orderNo}`;

/** Order named in an address, and the search without it; null without one. */
export function readOnwardTruck(search: string): { orderNo: string; question: string } | null {
  const parts = search.replace(/^\?/, '').split('&');
  const named = parts.find((part) => part.startsWith(`${ORDER_PARAM}=`));
  if (named === undefined) return null;
  const orderNo = named.slice(ORDER_PARAM.length + 1);
  const question = parts.filter((part) => !part.startsWith(`${ORDER_PARAM}=`)).join('&');
  return { orderNo, question };
}
