import type { Verdict } from '../goods/verdict';
import type { ModeId } from '../mode-ids';
import type { Calendar } from '../values/days-off';
import type { Money } from '../values/money';
import type { Closure } from './closure';
import type { Charges } from './charges';
import type { Cutoff } from './cutoffs';
import type { Amount } from './measure';
import type { Surcharge } from './surcharge';
import type { End, QUOTE_STATES, SailingState, Takers } from './sailing';

export type OfferState = SailingState;

/** An orderable offer. Computed from its id, a timetable and the day; never stored alone. */
export type Offer<TDetail = unknown> = {
  offerId: string;
  mode: ModeId;
  /** Carrier, warehouse or seller; null for the platform itself. */
  supplier: End | null;
  org: End | null;
  dst: End | null;
  /** ISO; null when nothing moves. */
  leavesAt: string | null;
  arrivesAt: string | null;
  cutoffs: Cutoff[];
  /** First deadline; null when open until sold out. */
  closesAt: string | null;
  state: OfferState;
  left: Amount[];
  acceptance: Verdict;
  /** Price of the request; null without one. `units`: price per unit. */
  price: { charges: Charges; units: { unit: string; total: Money }[] } | null;
  detail: TDetail;
  /** Acceptance data for dangerous goods, where checked against other offers. */
  takers?: Takers | null | undefined;
  /** Current closures on its route; missing without any. */
  closures?: Closure[] | undefined;
  /** Surcharges for any goods, locked with the price; missing without any. */
  surcharges?: Surcharge[] | undefined;
  /** Working-day calendar; missing when it is the built-in one. */
  calendar?: Calendar | undefined;
};

export type Quote<TSearch = unknown, TDetail = unknown, TRates = unknown> = {
  quoteId: string;
  mode: ModeId;
  /** `LAPSED` quotes stay visible but cannot be ordered. */
  state: (typeof QUOTE_STATES)[number];
  lockedUntil: string;
  search: TSearch;
  offer: Offer<TDetail>;
  /** Rates `OrderMode.price` uses. */
  rates: TRates;
  /** Acceptance data for dangerous goods; null when no approval is needed. */
  takers: Takers | null;
  /** Order made from it; missing without one, and from older gateways. */
  orderNo?: string | undefined;
};

export type { SailingDay as OfferDay } from './sailing';
