import type { End } from '../../offer/sailing';
import type { OrderBrief } from './brief';

export type PlacedOrder = Omit<OrderBrief, 'detail' | 'org' | 'dst' | 'supplier' | 'leavesAt' | 'arrivesAt'> & {
  org: End;
  dst: End;
  carrier: string;
  etd: string;
  eta: string;
};

const NOWHERE: End = { code: '', nameCn: '', nameEn: '' };

export function buildPlacedOrder<TDetail>({ detail, supplier, leavesAt, arrivesAt, ...brief }: OrderBrief<TDetail>) {
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

export type ReceiptParts = {
  /** Name of carrier and vehicle together, such as the ship. */
  carrierName: string;
  carriage: string;
  /** Label of the vehicle, when the carrier does not own it. */
  carriageName?: string;
  /** Alternative offer; null without one. `alternativeName`: label when it is no ship. */
  alternative: string | null;
  alternativeName?: string;
  amountName: string;
  amount: string;
  /** Load plan per unit, if any. */
  loads?: readonly { name: string; text: string }[];
  /** Label of the departure when nothing sails; null without a departure. */
  leaving?: string | null;
  /** Status hints by state that differ from sea freight. */
  hints?: Readonly<Record<string, string>>;
  /** Label of the route, when it is no voyage. */
  route?: string;
  /** Transit time in words, when not counted in days. */
  journey?: string;
  /** Event names that differ from freight. */
  events?: Readonly<Record<string, string>>;
  /** Title of the printed note, when it is no booking. */
  note?: string;
  /** True if the mode shows the invoice itself, beside its payment terms. */
  showsInvoice?: true;
  again: string;
};

export type PartsOf = (order: PlacedOrder) => ReceiptParts;
