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

/** What can be ordered of a mode. It is worked out from its id, a timetable and the day, and never stored by itself. */
export type Offer<TDetail = unknown> = {
  offerId: string;
  mode: ModeId;
  /** Who carries, stores or sells it; null where that is the house. */
  supplier: End | null;
  org: End | null;
  dst: End | null;
  /** ISO moments; null for what does not move. */
  leavesAt: string | null;
  arrivesAt: string | null;
  cutoffs: Cutoff[];
  /** The first of its deadlines; null for what is open as long as there is some of it. */
  closesAt: string | null;
  state: OfferState;
  left: Amount[];
  /** Do those who carry it take these goods? */
  acceptance: Verdict;
  /** As it was asked for; null where there is none to be had. `units` is what one of each costs. */
  price: { charges: Charges; units: { unit: string; total: Money }[] } | null;
  detail: TDetail;
  /** Who takes dangerous goods on its way, where it is judged beside another. */
  takers?: Takers | null | undefined;
  /** What is closed on its way by now, whatever the goods are; left out where nothing is. */
  closures?: Closure[] | undefined;
  /** What is charged on top of its price, for whichever goods: locked with it, and left out where nothing is. */
  surcharges?: Surcharge[] | undefined;
  /** By which working days are counted now; left out where that is as it came with the code. */
  calendar?: Calendar | undefined;
};

/** An offer that is held for somebody: its rates stay, and the total follows the form. */
export type Quote<TSearch = unknown, TDetail = unknown, TRates = unknown> = {
  quoteId: string;
  mode: ModeId;
  /** `LAPSED` quotes are still shown, but nothing can be ordered by them. */
  state: (typeof QUOTE_STATES)[number];
  lockedUntil: string;
  search: TSearch;
  /** As it was when the price was locked. */
  offer: Offer<TDetail>;
  /** The numbers of this offer that `OrderMode.price` counts with. */
  rates: TRates;
  /** Who takes dangerous goods on its way; null where nobody has to be asked. */
  takers: Takers | null;
  /** The order that was made by it; left out where none was, and by a gateway of before. */
  orderNo?: string | undefined;
};

/** A day of the strip above the offers. */
export type { SailingDay as OfferDay } from './sailing';
