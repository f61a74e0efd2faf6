import type { ModeId } from '../../../domain/mode-ids';
import type { Offer, OfferDay, Quote } from '../../../domain/offer/offer';
import type { Takers } from '../../../domain/offer/sailing';
import type { Paper, PastEvent } from '../../../domain/order/receipt/brief';
import type { OrderFault } from '../../../domain/rules/fault';
import type { OrderForm } from '../../../domain/order/form/form';
import type { OrderState } from '../../../domain/order/life/lifecycle';
import type { OrderMode } from '../../../domain/order/mode/mode';
import type { ResultParts } from '../../../domain/order/receipt/result';
import type { Unit } from '../../../domain/order/boxes/unit';
import type { Money } from '../../../domain/values/money';
import type { AfterWords } from './after';
import type { Wished } from './answering';
import type { NoteDress } from './booking-note';
import type { HeldNow, PlacementRefusal, Placement, Snapshot, World } from './kept';
import type { Neighbour } from '../../world/takings/neighbours';
import type { Taking } from '../../world/takings/taking';
import type { Turn } from '../../world/takings/turns';

export type { HeldNow, Neighbour, PlacementRefusal, Placement, Snapshot, Taking, World };

type MarketSource<TSearch> = { markets(search: TSearch): readonly string[] };

/** For purely counted stock. `gone`: refusal when another order was faster. */
type CountedCapability<TForm extends OrderForm, TQuote extends Quote> = {
  takes(form: TForm, quote: TQuote): Taking[];
  gone?: PlacementRefusal;
};

/** For goods subject to segregation from others. */
export type Neighbours<TForm extends OrderForm, TQuote extends Quote> = {
  /** Stocks whose turns must be taken before looking inside. */
  turns(form: TForm, quote: TQuote): Turn[];
  place(form: TForm, quote: TQuote, held: HeldNow): Placement | PlacementRefusal;
};

export type GatePass = { code: string; address: string };

export type Sells = { what: string; room: string };

export type ModeWords<TForm extends OrderForm = OrderForm> = Sells & {
  /** Mode's own names of states; null if it has none. */
  stands(form: TForm): Readonly<Partial<Record<OrderState, string>>> | null;
};

type Printed<TForm extends OrderForm = OrderForm, TQuote extends Quote = Quote> = {
  order: Snapshot<TForm, TQuote>;
  orderNo: string;
  gates: readonly GatePass[];
  units: readonly Unit[];
  after: ResultParts;
};

export type Prints<TForm extends OrderForm = OrderForm, TQuote extends Quote = Quote> = {
  note(order: Snapshot<TForm, TQuote>): NoteDress;
  kinds: readonly string[];
  /** A page by name; null if unknown. Modes without shipping have their own booking note. */
  page(kind: string, printed: Printed<TForm, TQuote>): string | null;
  /** Draft page of an unsubmitted form, marked as such; null if unknown. */
  preview?(kind: string, filled: Pick<Snapshot<TForm, TQuote>, 'form' | 'quote'>): string | null;
};

/** A bookable mode: pure and synchronous. */
export type BookedMode<TSearch = unknown, TForm extends OrderForm = OrderForm, TDetail = unknown, TRates = unknown> = {
  kind: 'booked';
  order: OrderMode<TForm, Quote<TSearch, TDetail, TRates>>;
  words: ModeWords<TForm>;
  search(search: TSearch, world: World): { days: OfferDay[]; offers: Offer<TDetail>[]; until: number };
  offer(
    search: TSearch,
    offerId: string,
    world: World,
  ): {
    offer: Offer<TDetail>;
    rates: TRates | null;
    takers: Takers | null;
    /** Earlier expiry of held prices, which a quote must not outlast. */
    heldUntil?: number | null;
  } | null;
  alternatives(search: TSearch, offerId: string, world: World): Offer<TDetail>[];
  /** Searches equivalent to the form as it is now; several if none covers it, none if it lacks data. */
  asked(form: TForm, quote: Quote<TSearch, TDetail, TRates>): TSearch[];
  stock: MarketSource<TSearch> &
    (CountedCapability<TForm, Quote<TSearch, TDetail, TRates>> | Neighbours<TForm, Quote<TSearch, TDetail, TRates>>);
  papers(order: Snapshot<TForm, Quote<TSearch, TDetail, TRates>>): Omit<Paper, 'isHere'>[];
  cancelFee(
    order: Snapshot<TForm, Quote<TSearch, TDetail, TRates>>,
    state: OrderState,
    now: number,
    passed: readonly string[],
  ): Money | null;
  /** Mode-specific receipt data; `codes`: gate codes in order, `units`: assigned equipment. */
  brief(
    order: Snapshot<TForm, Quote<TSearch, TDetail, TRates>>,
    codes: readonly string[],
    units: readonly Unit[],
    after: ResultParts,
    past?: readonly PastEvent[],
  ): Readonly<Record<string, unknown>>;
  prints: Prints<TForm, Quote<TSearch, TDetail, TRates>>;
  leftNow?(quote: Quote<TSearch, TDetail, TRates>, world: World): Quote<TSearch, TDetail, TRates>;
  after?: AfterWords<TForm, Quote<TSearch, TDetail, TRates>, TDetail>;
};

export type AskedForm = Pick<OrderForm, 'files' | 'contactPhone' | 'isDanger' | 'goods'> & {
  orgPortCode: string;
  dstPortCode: string;
};

export type AskedMode<TForm extends AskedForm = AskedForm> = {
  kind: 'asked';
  faults(form: TForm, now: number): OrderFault[];
  /** Desired time of the answer; null if not given. */
  answerBy(form: TForm): number | null;
  /** True for yearly volumes, which another person handles. */
  isContract(form: TForm): boolean;
  wishes(form: TForm): string[];
  /** True for liquids in tanks or bags: no pieces or volume. */
  isPoured(form: TForm): boolean;
  /** Form the daily price depends on, and its units where boxes do not give them; null without a daily price. */
  priced(form: TForm): { form: TForm; units: number | null } | null;
  asks(form: TForm): { mode: ModeId; wished: Wished; kept: Partial<OrderForm> };
};

export type ServerMode = BookedMode | AskedMode;
