import type { Lawful } from '../../mall/buyer-papers';
import type { Approved } from '../../order/receipt/approved';
import type { Paying } from '../../mall/paying';
import type { PackForm } from '../../mall/product';
import type { SendCity } from '../../mall/places';
import type { Mishap } from '../../order/changes/mishap';
import type { PlacedOrder } from '../../order/receipt/placed';
import type { Day } from '../../values/days';
import type { MALL_WAYS } from './fields';

/** Kilograms out of one lot. */
export type LotShare = { lotId: string; kg: number; madeOn: Day; expiresOn: Day };

/** What the receipt of a purchase shows beyond what all orders have. Fees are fen. */
export type MallReceipt = {
  city: string;
  /** Address of the store where the house has set one. */
  gate?: string | undefined;
  lines: { productId: string; nameCn: string; grade: string; pack: PackForm; kg: number; pieces: number }[];
  taken: LotShare[];
  delivery: {
    way: (typeof MALL_WAYS)[number];
    toCity: SendCity | '';
    address: string;
    person: string;
    phone: string;
    /** A day for what is sent, a moment for what is fetched. */
    at: string;
    plateNo: string;
  };
  loads: number;
  leadDays: number;
  fees: { confirmed: number; booked: number };
  /** What was complained of once the goods had come, and what that came to. */
  complaints: Mishap[];
  /** Terms, buyer and invoice; left out by a gateway of before. */
  paying?: Paying | undefined;
  /** The declared use, and the papers it rests on; left out where the goods are open. */
  lawful?: Lawful | undefined;
  /** The approval of the purchase list; left out where nobody has approved it. */
  approved?: Approved | undefined;
};

export type MallOrder = PlacedOrder & MallReceipt;

/** What its own page has read as one. */
export const isMallOrder = (order: PlacedOrder): order is MallOrder => order.mode === 'MALL' && 'taken' in order;
