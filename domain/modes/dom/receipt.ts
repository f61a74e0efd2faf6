import type { PlacedOrder } from '../../order/receipt/placed';
import type { WayFile } from '../../order/on-site/way';
import type { HomeLoad, TaxRate } from './search';

export type DomDoor = { city: string; address: string; contact: string; phone: string; from: string; to: string };

export type DomReceipt = {
  ships: { loop: string; carrier: string; vessel: string; voyage: string; org: string; dst: string }[];
  waitsHours: number | null;
  loads: HomeLoad[];
  tax: { rate: TaxRate; net: number; amount: number };
  pickup: DomDoor | null;
  delivery: DomDoor | null;
  sealNo: string;
  freeDays: { storage: number; use: number };
  /** Minor units of yuan: cancellation fee once confirmed, and once booked. */
  fees: { confirmed: number; booked: number };
  seen: WayFile[];
};

export type DomOrder = PlacedOrder & DomReceipt;

export const isDomOrder = (order: PlacedOrder): order is DomOrder => 'ships' in order;
