import { taxedIn, toldSum, type Charges } from '../../offer/charges';
import type { Offer } from '../../offer/offer';
import { dayAt } from '../../values/days';
import type { Money } from '../../values/money';
import { type Calendar, daysOffAt } from '../../values/days-off';
import { afterWorkingHours, isToldDay } from '../../values/working-days';
import { HOUR_MS } from '../../values/spans';

/** What becomes of an enquiry by what somebody does. */
const KEPT_ENQUIRY_STATES = ['OPEN', 'ANSWERED', 'ACCEPTED', 'DECLINED', 'WITHDRAWN', 'REFUSED'] as const;
export type KeptEnquiryState = (typeof KEPT_ENQUIRY_STATES)[number];

/** And with what becomes of it by itself: by time, or by the order that was made of it. */
export const ENQUIRY_STATES = [...KEPT_ENQUIRY_STATES, 'OVERDUE', 'LAPSED', 'ORDERED', 'CLOSED'] as const;
export type EnquiryState = (typeof ENQUIRY_STATES)[number];

/** The house answers within so many working hours, or sooner where that was asked for. */
export const ANSWERED_WITHIN_HOURS = 2;
/** And says so where it is late: after this it is closed. */
export const STILL_ANSWERED_MS = 72 * HOUR_MS;
/** No price is held for longer, whatever year was typed. */
export const MOST_VALID_DAYS = 366;
/** What is still waited for counts here. */
export const MOST_OPEN_ENQUIRIES = 10;

/** The hour by which somebody answers. In a year whose days off nobody has published it is the one that was asked for. */
export function answerByFrom(sentAt: number, deadline: number, calendar: Calendar): number {
  const promised = afterWorkingHours(sentAt, ANSWERED_WITHIN_HOURS, calendar);
  return isToldDay(dayAt(promised), daysOffAt(calendar, sentAt)) ? Math.min(promised, deadline) : deadline;
}

export type KeptEnquiry = {
  state: KeptEnquiryState;
  answerBy: number;
  /** Until when its last answer holds; null without one. */
  validUntil: number | null;
  /** What was ordered at the price of its answer. */
  orderNo: string | null;
};

function waitingAt(answerBy: number, now: number): EnquiryState {
  if (now <= answerBy) return 'OPEN';
  return now <= answerBy + STILL_ANSWERED_MS ? 'OVERDUE' : 'CLOSED';
}

/** Where it stands at a moment. */
export function enquiryStateAt({ state, answerBy, validUntil, orderNo }: KeptEnquiry, now: number): EnquiryState {
  if (state === 'OPEN') return waitingAt(answerBy, now);
  if (state === 'ANSWERED') return validUntil !== null && now >= validUntil ? 'LAPSED' : 'ANSWERED';
  return state === 'ACCEPTED' && orderNo !== null ? 'ORDERED' : state;
}

/** What can be done with an enquiry, and where it stands then. The first two are the house's. */
export const ENQUIRY_ACTS = {
  answer: ['OPEN', 'OVERDUE', 'ANSWERED', 'LAPSED'],
  refuse: ['OPEN', 'OVERDUE'],
  accept: ['ANSWERED'],
  decline: ['ANSWERED'],
  withdraw: ['OPEN', 'OVERDUE', 'ANSWERED', 'LAPSED'],
  say: ['OPEN', 'OVERDUE', 'ANSWERED', 'LAPSED', 'ACCEPTED', 'ORDERED'],
} as const satisfies Record<string, readonly EnquiryState[]>;
export type EnquiryAct = keyof typeof ENQUIRY_ACTS;

export const mayDo = (act: EnquiryAct, state: EnquiryState): boolean =>
  (ENQUIRY_ACTS[act] as readonly EnquiryState[]).includes(state);

/** What is said about an enquiry from both sides. */
export type EnquiryMessage = {
  seq: number;
  at: string;
  byHouse: boolean;
  text: string;
  counter: Counter | null;
};

/** The one price that was asked for instead: all of it, in the currency the answer is told in, with tax where that has some. */
export type Counter = Money & { isTaxed: boolean };

/** In what an answer is countered. */
export const counteredIn = ({ charges }: Pick<EnquiryAnswer, 'charges'>): Pick<Counter, 'currency' | 'isTaxed'> => ({
  currency: toldSum(charges).currency,
  isTaxed: taxedIn(charges).tax > 0,
});

export const MOST_MESSAGES = 20;
export const MESSAGE_MOST = 500;
export const REASON = { least: 2, most: 200 };

/** What a person of the house has offered. Of several the last one holds. */
export type EnquiryAnswer = {
  answerNo: number;
  at: string;
  validUntil: string;
  offer: Offer;
  charges: Charges;
  note: string;
};

/** A price may be named before its sailing is; what carries it is open then. */
export const isSailing = ({ offer }: Pick<EnquiryAnswer, 'offer'>): boolean => offer.leavesAt !== null;

/** What is accepted becomes an order, so it has a sailing. */
export const mayAccept = (state: EnquiryState, answer: EnquiryAnswer | null): boolean =>
  mayDo('accept', state) && answer !== null && isSailing(answer);

/** An offer may be answered by another price once. */
export const mayCounter = (state: EnquiryState, messages: readonly EnquiryMessage[]): boolean =>
  state === 'ANSWERED' && messages.every(({ counter }) => counter === null);

/** An enquiry as a list shows it. */
export type EnquiryHead = {
  enquiryNo: string;
  state: EnquiryState;
  sentAt: string;
  answerBy: string;
  orgPortCode: string;
  dstPortCode: string;
  /** What both ends are called; empty where nobody knows the code. */
  orgName: string;
  dstName: string;
};

/** And as its own page does. */
export type EnquiryDetail<TForm = unknown> = EnquiryHead & {
  form: TForm;
  /** The last one; null where there is none yet. */
  answer: EnquiryAnswer | null;
  messages: EnquiryMessage[];
  /** Why it was declined, or refused by the house. */
  reason: string;
  /** What it can be ordered at once it was accepted, and until when. */
  quote: { quoteId: string; lockedUntil: string } | null;
  orderNo: string | null;
};
