import { splitTax, toldSum } from '../../offer/charges';
import { dayAt } from '../../values/days';
import { type Calendar, daysOffAt } from '../../values/days-off';
import { afterWorkingHours, isToldDay } from '../../values/working-days';
import { HOUR_MS } from '../../values/spans';
import type { Is } from '../../shape/is';
import type { counter, enquiry, enquiryAnswer, enquiryDetail, enquiryMessage } from './enquiry-life-shape';

/** States set by an action. */
const KEPT_ENQUIRY_STATES = ['OPEN', 'ANSWERED', 'ACCEPTED', 'DECLINED', 'WITHDRAWN', 'REFUSED'] as const;
export type KeptEnquiryState = (typeof KEPT_ENQUIRY_STATES)[number];

/** Further states that follow from time or from the order. */
export const ENQUIRY_STATES = [...KEPT_ENQUIRY_STATES, 'OVERDUE', 'LAPSED', 'ORDERED', 'CLOSED'] as const;
export type EnquiryState = (typeof ENQUIRY_STATES)[number];

/** Answer time in working hours; an earlier deadline may be requested. */
export const ANSWERED_WITHIN_HOURS = 2;
/** Overdue enquiries close after this time. */
export const STILL_ANSWERED_MS = 72 * HOUR_MS;
/** Longest validity of a price, whatever date was typed. */
export const MOST_VALID_DAYS = 366;
export const MOST_OPEN_ENQUIRIES = 10;

/** Promised answer time. In years without a published holiday calendar the requested deadline applies. */
export function promisedAnswerTime(sentAt: number, deadline: number, calendar: Calendar): number {
  const promised = afterWorkingHours(sentAt, ANSWERED_WITHIN_HOURS, calendar);
  return isToldDay(dayAt(promised), daysOffAt(calendar, sentAt)) ? Math.min(promised, deadline) : deadline;
}

export type KeptEnquiry = {
  state: KeptEnquiryState;
  answerBy: number;
  validUntil: number | null;
  orderNo: string | null;
};

function waitingState(answerBy: number, now: number): EnquiryState {
  if (now <= answerBy) return 'OPEN';
  return now <= answerBy + STILL_ANSWERED_MS ? 'OVERDUE' : 'CLOSED';
}

export function enquiryStateAt({ state, answerBy, validUntil, orderNo }: KeptEnquiry, now: number): EnquiryState {
  if (state === 'OPEN') return waitingState(answerBy, now);
  if (state === 'ANSWERED') return validUntil !== null && now >= validUntil ? 'LAPSED' : 'ANSWERED';
  return state === 'ACCEPTED' && orderNo !== null ? 'ORDERED' : state;
}

/** Actions with the states they are allowed in. The first two belong to staff. */
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

export type EnquiryMessage = Is<typeof enquiryMessage>;

/** Counter price: one total in the answer's display currency, with tax if it has any. */
export type Counter = Is<typeof counter>;

export const counterTerms = ({ charges }: Pick<EnquiryAnswer, 'charges'>): Pick<Counter, 'currency' | 'isTaxed'> => ({
  currency: toldSum(charges).currency,
  isTaxed: splitTax(charges).tax > 0,
});

export const MOST_MESSAGES = 20;
export const MESSAGE_MOST = 500;
export const REASON = { least: 2, most: 200 };

/** Answer by staff; the last one counts. */
export type EnquiryAnswer = Is<typeof enquiryAnswer>;

/** True if the answer names a departure; a price may come first. */
export const isSailing = ({ offer }: Pick<EnquiryAnswer, 'offer'>): boolean => offer.leavesAt !== null;

/** Acceptance leads to an order, so a departure is required. */
export const mayAccept = (state: EnquiryState, answer: EnquiryAnswer | null): boolean =>
  mayDo('accept', state) && answer !== null && isSailing(answer);

/** An answer can be countered once. */
export const mayCounter = (state: EnquiryState, messages: readonly EnquiryMessage[]): boolean =>
  state === 'ANSWERED' && messages.every(({ counter }) => counter === null);

export type EnquiryHead = Is<typeof enquiry>;

export type EnquiryDetail<TForm = unknown> = Omit<Is<typeof enquiryDetail>, 'form'> & { form: TForm };
