import type { ModeId } from '../../../domain/mode-ids';
import type { StepFacts } from '../../../domain/modes/step-days';
import type { OrderBeforeTruck } from '../../../domain/modes/truck/onward-form';
import type { OrderPaper } from '../../../domain/mall/purchase-right';
import type { Fit } from '../../../domain/offer/fit';
import type { NoticeLookup, NoticePlace } from '../../../domain/offer/notice';
import type { Offer, Quote } from '../../../domain/offer/offer';
import type { End } from '../../../domain/offer/sailing';
import type { SailedOrder } from '../../../domain/order/boxes/sailed';
import type { BesideDraft, CarriedOrder } from '../../../domain/order/drafts/beside';
import type { OrderForm } from '../../../domain/order/form/form';
import type { PastEvent } from '../../../domain/order/receipt/brief';
import type { OnwardTruckFacts } from '../../../domain/order/trucks/onward-truck';
import type { OrderFault } from '../../../domain/rules/fault';
import type { Day } from '../../../domain/values/days';
import type { Money } from '../../../domain/values/money';
import type { Taking } from '../../world/takings/taking';
import type { Sea } from '../sea/sea';
import type { Tariffs } from '../tariffs/sheet';
import type { ModeAnswers } from './answering';
import type { Ordering, OnWay, Snapshot, World } from './kept';

type DayRange = readonly [from: Day, until: Day];

/**
 * Places and carriers an offer passes besides its ends, and days without a departure. `at`: places with their own days.
 */
type OwnPassages = {
  places?: readonly (End | null)[];
  carriers?: readonly End[];
  days?: DayRange;
  at?: readonly { place: End; days: DayRange }[];
};

type PassingOrder<TForm> = { form: TForm | null; leaves: Day; closes: Day | null };

/**
 * `name`: the mode's name at the desk. `places` and `carriers`: those that can be closed. `isListed`: list prices,
 * exempt from percentage surcharges.
 */
type Passing<TDetail, TForm> = {
  name: string;
  isListed?: true;
  places: readonly NoticePlace[];
  carriers: readonly NoticePlace[];
  /** Desk code of a place that the mode codes differently. */
  listedAs?: (code: string) => string;
  own(detail: TDetail, ordered: PassingOrder<TForm>): OwnPassages;
};

/** A departure, room or station that a closure can hit. */
export type Run = Omit<OnWay, 'mode'>;

export type FormAndQuote<TForm extends OrderForm = OrderForm, TQuote extends Quote = Quote> = Pick<
  Snapshot<TForm, TQuote>,
  'form' | 'quote'
>;

/** Order that another one follows. `sailed`: its ship, if it has one; `truck`: its onward truck, if it needs one. */
type OrderBefore = {
  order: Snapshot;
  orderNo: string;
  sailed: SailedOrder | null;
  truck: OrderBeforeTruck | null;
};

/** Answers of a mode to questions that not every mode is asked. */
export type ModeMarket<
  TForm extends OrderForm = OrderForm,
  TQuote extends Quote = Quote,
  TSearch = unknown,
  TDetail = unknown,
> = {
  /** Places and carriers an offer passes, and those that staff can close. */
  passing?: Passing<TDetail, TForm>;
  /** Departures and rooms of the days from a day on, for the count of offers that a closure hits. */
  runs?(from: Day, days: number, tariffs: Tariffs): readonly Run[];
  sailing?(offer: Offer<TDetail>): string | null;
  /** Prices named by staff in answer to an enquiry. */
  answers?: ModeAnswers;
  /** Goods of an order that fetches what is bought together with it. */
  carries?(form: TForm, quote: TQuote): CarriedOrder;
  /** Truck offered after an order; null if it needs none. */
  onwardTruck?(order: Snapshot<TForm, TQuote>): OnwardTruckFacts | null;
  ownLoading?(order: Snapshot<TForm, TQuote>): Partial<Pick<OrderBeforeTruck, 'loadAt' | 'gate' | 'inhibitorUntil'>>;
  /** Cheapest bookable price in US dollars, for modes that others compare with. */
  cheapest?(search: TSearch, market: { sea: Sea; world: World }): Money | null;
  nextFit?(offer: Offer<TDetail>): Fit['nextFit'];
  /** Detail without prices of other searches, whose surcharges are unknown. */
  bare?(detail: TDetail): TDetail;
  heeding?: { places: readonly NoticePlace[]; heeded(quote: TQuote, told: NoticeLookup): TQuote };
  /** Departure and arrival by the form's hours instead of the quote's. */
  vehicle?(detail: TDetail): string;
  moments?(
    order: FormAndQuote<TForm, TQuote>,
    past?: readonly PastEvent[],
  ): Pick<TQuote['offer'], 'leavesAt' | 'arrivesAt'>;
  /** Facts of the plan of steps that the offer does not give. */
  stepMoments?(order: FormAndQuote<TForm, TQuote>, past: readonly PastEvent[]): Partial<StepFacts>;
  sailed?(order: Snapshot<TForm, TQuote>): SailedOrder;
  /** Form of an order that follows another; null if it cannot. */
  following?(before: OrderBefore): TForm | null;
  /** Orders that the form names, each with its fault when it does not exist. */
  names?(form: TForm, quote: TQuote): { orderNo: string; unless: OrderFault }[];
  /** Records older than the common format. */
  upgrade?: { rates(search: TSearch, offer: Offer<TDetail>): unknown; order(kept: unknown): Snapshot };
  buyers?: {
    faults(quote: TQuote, ordering: Ordering): OrderFault[];
    takes(quote: TQuote, ordering: Ordering): Taking[];
    papers(quote: TQuote, ordering: Ordering): OrderPaper[];
  };
  /** Freight order made together with this one: both or none. */
  beside?: {
    chosen(form: TForm): BesideDraft | null;
    faults(order: { quote: TQuote; now: number }, other: CarriedOrder): OrderFault[];
    refused(said: string): OrderFault;
  };
};

export type Markets = { readonly [TId in ModeId]?: ModeMarket };
