import type { PlacedOrder } from '../../order/receipt/placed';
import type { WayFile } from '../../order/on-site/way';
import type { HomeLoad, TaxRate } from './search';

/** A door that a truck comes to, and from when to when. */
export type DomDoor = { city: string; address: string; contact: string; phone: string; from: string; to: string };

/** What the receipt of a voyage within the country shows beyond what all orders have. */
export type DomReceipt = {
  ships: { loop: string; carrier: string; vessel: string; voyage: string; org: string; dst: string }[];
  waitsHours: number | null;
  loads: HomeLoad[];
  tax: { rate: TaxRate; net: number; amount: number };
  pickup: DomDoor | null;
  delivery: DomDoor | null;
  sealNo: string;
  freeDays: { storage: number; use: number };
  /** Minor units of yuan: what cancelling costs once it is confirmed, and once it is booked. */
  fees: { confirmed: number; booked: number };
  /** What was signed for where the boxes were taken over. */
  seen: WayFile[];
};

export type DomOrder = PlacedOrder & DomReceipt;

/** What its own page has read as one. */
export const isDomOrder = (order: PlacedOrder): order is DomOrder => 'ships' in order;
