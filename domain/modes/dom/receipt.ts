import type { PlacedOrder } from '../../order/receipt/placed';
import type { Is } from '../../shape/is';
import type { domReceipt, domDoor } from './receipt-shape';

export type DomDoor = Is<typeof domDoor>;

export type DomReceipt = Is<typeof domReceipt>;

export type DomOrder = PlacedOrder & DomReceipt;

export const isDomOrder = (order: PlacedOrder): order is DomOrder => 'ships' in order;
