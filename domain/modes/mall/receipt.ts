import type { Lawful } from '../../mall/buyer-papers';
import type { SignedApproval } from '../../order/receipt/approved';
import type { PaymentTerms } from '../../mall/paying';
import type { PackForm } from '../../mall/product';
import type { SendCity } from '../../mall/places';
import type { Mishap } from '../../order/changes/mishap';
import type { PlacedOrder } from '../../order/receipt/placed';
import type { Day } from '../../values/days';
import type { MALL_DELIVERIES } from './fields';

export type LotShare = { lotId: string; kg: number; madeOn: Day; expiresOn: Day };

/** Fees are in fen. */
export type MallReceipt = {
  city: string;
  gate?: string | undefined;
  lines: {
    productId: string;
    nameCn: string;
    grade: string;
    pack: PackForm;
    kg: number;
    pieces: number;
    /** Left out by a gateway of before, and of goods that need no stabiliser. */
    isStabilized?: boolean | undefined;
  }[];
  taken: LotShare[];
  delivery: {
    way: (typeof MALL_DELIVERIES)[number];
    toCity: SendCity | '';
    address: string;
    person: string;
    phone: string;
    /** A day for delivery, a time for pickup. */
    at: string;
    plateNo: string;
  };
  loads: number;
  leadDays: number;
  fees: { confirmed: number; booked: number };
  complaints: Mishap[];
  /** Terms, buyer and invoice; missing from older gateways. */
  paying?: PaymentTerms | undefined;
  /** Declared use and its papers; missing for unrestricted goods. */
  lawful?: Lawful | undefined;
  approved?: SignedApproval | undefined;
};

export type MallOrder = PlacedOrder & MallReceipt;

export const isMallOrder = (order: PlacedOrder): order is MallOrder => order.mode === 'MALL' && 'taken' in order;
