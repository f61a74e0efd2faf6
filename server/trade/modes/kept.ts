import type { Buyer, OrderPaper } from '../../../domain/mall/purchase-right';
import type { BuyerName } from '../../../domain/mall/paying';
import type { Charges } from '../../../domain/offer/charges';
import type { Measure } from '../../../domain/offer/measure';
import type { NoticeLookup } from '../../../domain/offer/notice';
import type { Offer, Quote } from '../../../domain/offer/offer';
import type { Room } from '../../../domain/order/findings/room';
import type { Finding } from '../../../domain/rules/finding';
import type { Invoice, OrderForm } from '../../../domain/order/form/form';
import type { Amounts } from '../../../domain/order/on-site/measured';
import type { ModeId } from '../../../domain/mode-ids';
import type { Calendar } from '../../../domain/values/days-off';
import type { Day } from '../../../domain/values/days';
import type { Money } from '../../../domain/values/money';
import type { Neighbour } from '../../world/takings/neighbours';
import type { Taking } from '../../world/takings/taking';
import type { Tariffs } from '../tariffs/sheet';

/** Content of an order as submitted; it never changes. */
export type Snapshot<TForm extends OrderForm = OrderForm, TQuote extends Quote = Quote> = {
  form: TForm;
  quote: TQuote;
  charges: Charges;
  takings: Taking[];
  alternative: Offer | null;
  /** Agreed edition of the charges text, in modes that have one; older releases lack it. */
  agreements?: { readonly charges: string } | undefined;
  /** Buyer's papers it relies on, as of that day; absent if it needs none. */
  papers?: readonly OrderPaper[] | undefined;
  /** Buyer's enterprise, in modes that sell goods; absent for a person. */
  buyer?: BuyerName | undefined;
  /** Amended orders: the amounts first booked per row. */
  booked?: Amounts[];
};

export type OnWay = Pick<Offer, 'mode' | 'org' | 'dst' | 'supplier' | 'leavesAt' | 'arrivesAt' | 'detail'> &
  Partial<Pick<Offer, 'closesAt'>>;

/** State at the time of a search; stock of the mode's markets is already loaded. */
export type World = {
  now: number;
  taken: (stockId: string, measure: Measure) => number;
  inside: (stockId: string) => readonly Neighbour[];
  told: NoticeLookup;
  tariffs: Tariffs;
  /** Calendar of working days; without it, the built-in one. */
  calendar?: Calendar | undefined;
  /** True if a way named beside an offer is, or may be, closed to the goods. */
  isShut: (way: OnWay) => boolean;
  isCharged: (mode: ModeId) => boolean;
  /** Price of the same goods in another mode, in US dollars; null if unknown. */
  priceOf: (mode: ModeId, search: unknown) => Money | null;
};

export type HeldNow = Pick<World, 'taken' | 'inside'>;

/** Takings of an order, its entry in shared stock, and findings about its neighbours there. */
export type Placement = { takings: Taking[]; kept: Omit<Neighbour, 'orderNo'>[]; findings: Finding[] };
/** `nextDay`: next known free day. */
export type PlacementRefusal =
  | { refused: 'boxClash' | 'majorReached' | 'soldOut' | 'slotTaken' | 'tanksGone' }
  /** Another order was faster; the rest is too small. */
  | { refused: 'roomShort'; room: Room }
  | { refused: 'dayFull' | 'roomFull'; nextDay: Day | null }
  | { refused: 'goodsShort'; short: { of: string; city: string; leftKg: number } };

export type Ordering = { buyer: Buyer; invoice: Invoice; today: Day };
