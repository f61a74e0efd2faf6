import type { ModeId } from '../../../domain/mode-ids';
import type { Offer, OfferDay, Quote } from '../../../domain/offer/offer';
import type { Takers } from '../../../domain/offer/sailing';
import type { Paper, Past } from '../../../domain/order/receipt/brief';
import type { OrderFault } from '../../../domain/rules/fault';
import type { OrderForm } from '../../../domain/order/form/form';
import type { OrderState } from '../../../domain/order/life/lifecycle';
import type { OrderMode } from '../../../domain/order/mode/mode';
import type { Afterwards } from '../../../domain/order/receipt/result';
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

/** Where what is searched for is sold. */
type MarketSource<TSearch> = { markets(search: TSearch): readonly string[] };

/** For goods that are counted, and nothing else. `gone`: what is said where somebody was faster. */
type CountedCapability<TForm extends OrderForm, TQuote extends Quote> = {
  takes(form: TForm, quote: TQuote): Taking[];
  gone?: PlacementRefusal;
};

/** For goods that have to get on with the goods of others. */
export type Neighbours<TForm extends OrderForm, TQuote extends Quote> = {
  /** The stocks whose turn has to be waited for before anybody looks inside. */
  turns(form: TForm, quote: TQuote): Turn[];
  place(form: TForm, quote: TQuote, held: HeldNow): Placement | PlacementRefusal;
};

/** By which goods are expected at a gate, and where that is looked up. */
export type GatePass = { code: string; address: string };

/** What a person chooses of the mode, and what an order holds of it, in the words its messages say. */
export type Sells = { what: string; room: string };

export type ModeWords<TForm extends OrderForm = OrderForm> = Sells & {
  /** Where an order stands, for those states that have a name of their own there; null where none has. */
  stands(form: TForm): Readonly<Partial<Record<OrderState, string>>> | null;
};

/** An order as it is printed: with its gates, what it travels in once that was handed out, and what has become of it. */
type Printed<TForm extends OrderForm = OrderForm, TQuote extends Quote = Quote> = {
  order: Snapshot<TForm, TQuote>;
  orderNo: string;
  gates: readonly GatePass[];
  units: readonly Unit[];
  after: Afterwards;
};

export type Prints<TForm extends OrderForm = OrderForm, TQuote extends Quote = Quote> = {
  /** What its booking note says besides what all orders have, and how it is dressed. */
  note(order: Snapshot<TForm, TQuote>): NoteDress;
  /** The pages it can have besides its note, by their names. */
  kinds: readonly string[];
  /** A page by its name, null where there is none of that name. What ships nothing has a booking note of its own. */
  page(kind: string, printed: Printed<TForm, TQuote>): string | null;
  /** A page of a form that is not submitted, marked as such; null where there is none of that name. */
  preview?(kind: string, filled: Pick<Snapshot<TForm, TQuote>, 'form' | 'quote'>): string | null;
};

/** A mode that is searched for, quoted and ordered. Pure, and answers at once. */
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
    /** Prices that were held before end then, and are held no longer by a quote. */
    heldUntil?: number | null;
  } | null;
  alternatives(search: TSearch, offerId: string, world: World): Offer<TDetail>[];
  /** What a form asks for by now, whatever it was quoted for; several where no search asks for all of it, none where it says too little. */
  asked(form: TForm, quote: Quote<TSearch, TDetail, TRates>): TSearch[];
  /** What can be sold only once. */
  stock: MarketSource<TSearch> &
    (CountedCapability<TForm, Quote<TSearch, TDetail, TRates>> | Neighbours<TForm, Quote<TSearch, TDetail, TRates>>);
  papers(order: Snapshot<TForm, Quote<TSearch, TDetail, TRates>>): Omit<Paper, 'isHere'>[];
  /** `passed`: what was reported of its way so far. */
  cancelFee(
    order: Snapshot<TForm, Quote<TSearch, TDetail, TRates>>,
    state: OrderState,
    now: number,
    passed: readonly string[],
  ): Money | null;
  /**
   * What the receipt of the mode shows beyond what all orders have; `codes` are those of its gates, in their order,
   * `units` what it travels in, once that was handed out.
   */
  brief(
    order: Snapshot<TForm, Quote<TSearch, TDetail, TRates>>,
    codes: readonly string[],
    units: readonly Unit[],
    after: Afterwards,
    past?: readonly Past[],
  ): Readonly<Record<string, unknown>>;
  prints: Prints<TForm, Quote<TSearch, TDetail, TRates>>;
  /** For a mode whose quote says what of something is still free: the quote with what is left of that by now. */
  leftNow?(quote: Quote<TSearch, TDetail, TRates>, world: World): Quote<TSearch, TDetail, TRates>;
  /** What can happen to an order of it once it stands. */
  after?: AfterWords<TForm, Quote<TSearch, TDetail, TRates>, TDetail>;
};

/** What an answer is written to, whatever is asked. */
export type AskedForm = Pick<OrderForm, 'files' | 'contactPhone' | 'isDanger' | 'goods'> & {
  orgPortCode: string;
  dstPortCode: string;
};

/** One that is not sold but answered by a person. */
export type AskedMode<TForm extends AskedForm = AskedForm> = {
  kind: 'asked';
  faults(form: TForm, now: number): OrderFault[];
  /** The moment by which the person wants an answer; null where nobody has said. */
  answerBy(form: TForm): number | null;
  /** So much a year that somebody else speaks about it. */
  isContract(form: TForm): boolean;
  /** What whoever answers has to know besides the goods, in words. */
  wishes(form: TForm): string[];
  /** The goods fill a tank or a bag: the enquiry has neither pieces nor volume. */
  isPoured(form: TForm): boolean;
  /** What a price of the day depends on, and how many units it has to be for where boxes do not say so; null where none belongs to it. */
  priced(form: TForm): { form: TForm; units: number | null } | null;
  /** What is booked at the price of an answer, how that is searched for, and what the order takes over of people and papers. */
  asks(form: TForm): { mode: ModeId; wished: Wished; kept: Partial<OrderForm> };
};

export type ServerMode = BookedMode | AskedMode;
