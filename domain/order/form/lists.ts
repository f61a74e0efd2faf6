import type { Is } from '../../shape/is';
import type { listItem } from './lists-shape';

export const ORDER_LISTS = [
  'tradeTerm',
  'transportTerm',
  'freightTerm',
  'blType',
  'releaseType',
  'packKind',
  'serviceType',
  'payType',
  'currency',
  'invoiceType',
] as const;
export type OrderList = (typeof ORDER_LISTS)[number];

export type ListItem = Is<typeof listItem>;
export type OrderLists = Readonly<Record<OrderList, readonly ListItem[]>>;

export type ListCheck = (list: OrderList, code: string) => boolean;
