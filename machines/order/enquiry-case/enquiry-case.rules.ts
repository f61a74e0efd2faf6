import { acceptedAddress } from '../../../domain/order/enquiry/accepted-address';
import { counterTerms, type EnquiryState, MESSAGE_MOST, REASON } from '../../../domain/order/enquiry/enquiry-life';
import { minorUnits } from '../../../domain/values/money';
import { parseMoment } from '../../../domain/values/moments';
import { parseNumber } from '../../../domain/values/typed-number';
import type {
  CaseEnquiry,
  CaseField,
  CaseFields,
  EnquiryDeedOutcome,
  EnquiryCaseContext,
  EnquiryDeed,
} from './enquiry-case.types';

/** Refresh interval of an open page. */
const ASKED_EVERY_MS = 20_000;
const MOST_COUNTER = 10_000_000;

export const isDue = ({ readAt }: Pick<EnquiryCaseContext, 'readAt'>, now: number): boolean =>
  now - readAt >= ASKED_EVERY_MS;

const isPast = (at: string, now: number): boolean => now >= (parseMoment(at) ?? Number.POSITIVE_INFINITY);

/** State by the page clock, which does not wait until the gateway reports an expiry. */
export function enquiryStateAt({ state, answer, answerBy }: CaseEnquiry, now: number): EnquiryState {
  if (state === 'ANSWERED' && answer && isPast(answer.validUntil, now)) return 'LAPSED';
  return state === 'OPEN' && isPast(answerBy, now) ? 'OVERDUE' : state;
}

const counterPrice = (typed: string): number | null => {
  const found = parseNumber(typed, 2);
  return found !== null && found > 0 && found <= MOST_COUNTER ? minorUnits(found) : null;
};

const hasLengthBetween = (text: string, least: number, most: number): boolean => {
  const { length } = text.trim();
  return length >= least && length <= most;
};

type EnquiryDeedKind = 'say' | 'decline' | 'counter' | 'withdraw';

const FIELDS: Readonly<Record<EnquiryDeedKind, readonly CaseField[]>> = {
  say: ['message'],
  decline: ['reason'],
  counter: ['counter', 'why'],
  withdraw: [],
};

const IS_SOUND: Readonly<Record<CaseField, (typed: CaseFields) => boolean>> = {
  message: ({ message }) => hasLengthBetween(message, 1, MESSAGE_MOST),
  reason: ({ reason }) => hasLengthBetween(reason, REASON.least, REASON.most),
  counter: ({ counter }) => counterPrice(counter) !== null,
  why: ({ why }) => hasLengthBetween(why, REASON.least, REASON.most),
};

export const enquiryDeedFaults = (asked: EnquiryDeedKind, typed: CaseFields): CaseField[] =>
  FIELDS[asked].filter((field) => !IS_SOUND[field](typed));

export function enquiryDeed(
  asked: EnquiryDeedKind,
  { message, reason, counter, why }: CaseFields,
  answer: CaseEnquiry['answer'] = null,
): EnquiryDeed {
  if (asked === 'decline') return { kind: 'decline', reason: reason.trim() };
  if (asked === 'withdraw') return { kind: 'withdraw' };
  if (asked === 'counter') {
    const amount = counterPrice(counter);
    const named = amount !== null && answer ? { amount, currency: counterTerms(answer).currency } : null;
    return { kind: 'say', text: why.trim(), counter: named };
  }
  return { kind: 'say', text: message.trim(), counter: null };
}

/** Address of the order after an accepted answer; empty otherwise. */
export const acceptedOrderPath = (deed: EnquiryDeed, outcome: EnquiryDeedOutcome): string =>
  (deed.kind === 'accept' && outcome.ok && acceptedAddress(outcome.enquiry)) || '';
