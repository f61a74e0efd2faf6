import type { Buyer, OrderPaper } from '../../../domain/mall/gate';
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

/** What an order was made of. Nothing that changes later changes this. */
export type Snapshot<TForm extends OrderForm = OrderForm, TQuote extends Quote = Quote> = {
  form: TForm;
  quote: TQuote;
  charges: Charges;
  takings: Taking[];
  /** Another offer of the mode to fall back on. */
  alternative: Offer | null;
  /** The edition that was agreed to of what is charged, in the modes that have such a text; left out by a release of before. */
  agreements?: { readonly charges: string } | undefined;
  /** Papers of its buyer that it rests on, as they were that day; left out where it needs none. */
  papers?: readonly OrderPaper[] | undefined;
  /** Its buyer as an enterprise, in the modes that sell goods; left out of a person. */
  buyer?: BuyerName | undefined;
  /** Of an order that was amended: how much of each row was booked first. */
  booked?: Amounts[];
};

/** The part of an offer that says what it passes. */
export type OnWay = Pick<Offer, 'mode' | 'org' | 'dst' | 'supplier' | 'leavesAt' | 'arrivesAt' | 'detail'> &
  Partial<Pick<Offer, 'closesAt'>>;

/** The moment of asking. What is sold of the markets that the stock of a mode names has been looked up. */
export type World = {
  now: number;
  taken: (stockId: string, measure: Measure) => number;
  inside: (stockId: string) => readonly Neighbour[];
  /** What the house says of places on the way, where the mode heeds that. */
  told: NoticeLookup;
  /** By which working days are counted; left out where that is as it came with the code. */
  calendar?: Calendar | undefined;
  /** Whether a way that is named beside an offer is closed to the goods of the question, or may be. */
  isShut: (way: OnWay) => boolean;
  /** Whether something may be charged in per cent on prices of a mode. */
  isCharged: (mode: ModeId) => boolean;
  /** What another mode asks for the same, in dollars; null where it cannot say. */
  priceOf: (mode: ModeId, search: unknown) => Money | null;
};

/** What is in some stocks, as the transaction sees it that holds their turns. */
export type HeldNow = Pick<World, 'taken' | 'inside'>;

/** What an order takes, what it puts among the goods of others, and what these say to it now that it lies there. */
export type Placement = { takings: Taking[]; kept: Omit<Neighbour, 'orderNo'>[]; findings: Finding[] };
/** `nextDay`: when it could still be had as far as anybody knows. */
export type PlacementRefusal =
  | { refused: 'boxClash' | 'majorReached' | 'soldOut' | 'slotTaken' | 'tanksGone' }
  /** Somebody was faster, and what is left is too little. */
  | { refused: 'roomShort'; room: Room }
  | { refused: 'dayFull' | 'roomFull'; nextDay: Day | null }
  /** Goods of which a store has too little: what of them is left there. */
  | { refused: 'goodsShort'; short: { of: string; city: string; leftKg: number } };

/** Whoever orders, by what the house knows of them as the order is made, to whom the bill goes, and the day it is made on. */
export type Ordering = { buyer: Buyer; invoice: Invoice; today: Day };
