import type { End } from '../../offer/sailing';
import type { OrderBrief } from './brief';

/** An order as it is shown, whatever its mode. */
export type PlacedOrder = Omit<OrderBrief, 'detail' | 'org' | 'dst' | 'supplier' | 'leavesAt' | 'arrivesAt'> & {
  org: End;
  dst: End;
  carrier: string;
  etd: string;
  eta: string;
};

const NOWHERE: End = { code: '', nameCn: '', nameEn: '' };

/** With what only its mode has. */
export function placedOf<TDetail>({ detail, supplier, leavesAt, arrivesAt, ...brief }: OrderBrief<TDetail>) {
  return {
    ...brief,
    ...detail,
    org: brief.org ?? NOWHERE,
    dst: brief.dst ?? NOWHERE,
    carrier: supplier?.nameCn ?? '',
    etd: leavesAt ?? '',
    eta: arrivesAt ?? '',
  };
}

/** What a mode says of an order of its own, in words. */
export type ReceiptParts = {
  /** What the carrier and what carries it are called together, such as the ship. */
  carrierName: string;
  /** What carries it, such as a vessel and her voyage. */
  carriage: string;
  /** What that is called, where somebody else than the carrier owns it. */
  carriageName?: string;
  /** Another to fall back on; null where none was named. Its name, where that is no ship. */
  alternative: string | null;
  alternativeName?: string;
  /** What `amount` counts, and how much of it was ordered. */
  amountName: string;
  amount: string;
  /** What each of them holds and weighs, where that is planned. */
  loads?: readonly { name: string; text: string }[];
  /** What its leaving is called, where nothing sails; null where nothing leaves at all. */
  leaving?: string | null;
  /** What it does otherwise than a sea freight at a step of its way, by the step. */
  hints?: Readonly<Record<string, string>>;
  /** What the places it goes between are called together, where that is no voyage. */
  route?: string;
  /** How long it is on its way, where nobody counts that in days. */
  journey?: string;
  /** What it calls otherwise than freight does, of what happens to an order. */
  events?: Readonly<Record<string, string>>;
  /** What is printed of it, where it is no booking of freight. */
  note?: string;
  /** The mode shows the invoice itself, beside its terms of payment. */
  showsInvoice?: true;
  /** Where the same is ordered again, with the prices of today. */
  again: string;
};

export type PartsOf = (order: PlacedOrder) => ReceiptParts;
