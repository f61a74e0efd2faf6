import { fromPromise } from 'xstate';

import { CODES } from '../../../contract/wire/envelope';
import { acceptEnquiry, declineEnquiry, readEnquiry, sayEnquiry, withdrawEnquiry } from '../../../contract/modes/enq';
import type {
  CaseInput,
  DoDeedInput,
  EnquiryDeedOutcome,
  EnquiryDeed,
  LoadCaseOutcome,
} from '../../../machines/order/enquiry-case';
import type { Gateway } from '../gateway/gateway';
import { unansweredCode } from '../gateway/line-code';
import { caseEnquiryFrom } from './enquiry-read';
import { houseNow } from '../clock';

/** Another user's enquiry looks the same as a missing one. */
const LOST: Readonly<Record<string, 'missing' | 'signedOut'>> = {
  [CODES.notFound]: 'missing',
  [CODES.badRequest]: 'missing',
  [CODES.expired]: 'signedOut',
  [CODES.sessionExpired]: 'signedOut',
};

const FAILED: Readonly<Record<string, Extract<EnquiryDeedOutcome, { ok: false }>['code']>> = {
  [CODES.moveRefused]: 'changed',
  [CODES.priceChanged]: 'changed',
  [CODES.quoteLapsed]: 'lapsed',
  [CODES.sailingClosed]: 'closed',
  [CODES.soldOut]: 'soldOut',

  [CODES.expired]: 'signedOut',
  [CODES.sessionExpired]: 'signedOut',
};

/** The offer is checked again before it binds the customer. */
const NOT_ACCEPTED: typeof FAILED = { ...FAILED, [CODES.cargoRefused]: 'refused', [CODES.notFound]: 'gone' };

function sent(gateway: Gateway, enquiryNo: string, deed: EnquiryDeed, signal: AbortSignal) {
  const options = { signal };
  if (deed.kind === 'accept') {
    const { answerNo, shownTotal } = deed;
    return gateway.call(acceptEnquiry, { enquiryNo, answerNo, shownTotal }, options);
  }
  if (deed.kind === 'decline') return gateway.call(declineEnquiry, { enquiryNo, reason: deed.reason }, options);
  if (deed.kind === 'withdraw') return gateway.call(withdrawEnquiry, { enquiryNo }, options);
  return gateway.call(sayEnquiry, { enquiryNo, text: deed.text, counter: deed.counter }, options);
}

export const enquiryCaseCallsOver = (gateway: Gateway, isSignedIn: () => boolean) => ({
  loadEnquiry: fromPromise<LoadCaseOutcome, CaseInput>(async ({ input: { enquiryNo }, signal }) => {
    if (!isSignedIn()) return { ok: false, code: 'signedOut' };
    const reply = await gateway.call(readEnquiry, { enquiryNo }, { signal });
    if (reply.kind === 'done') return { ok: true, enquiry: caseEnquiryFrom(reply.data), now: houseNow() };
    if (reply.kind === 'unreachable') return { ok: false, code: unansweredCode(reply) };
    return { ok: false, code: LOST[reply.code] ?? 'unavailable' };
  }),
  doDeed: fromPromise<EnquiryDeedOutcome, DoDeedInput>(async ({ input: { enquiryNo, deed }, signal }) => {
    const reply = await sent(gateway, enquiryNo, deed, signal);
    if (reply.kind === 'done') return { ok: true, enquiry: caseEnquiryFrom(reply.data), now: houseNow() };
    if (reply.kind === 'unreachable') return { ok: false, code: unansweredCode(reply) };
    const failures = deed.kind === 'accept' ? NOT_ACCEPTED : FAILED;
    return { ok: false, code: failures[reply.code] ?? 'unavailable' };
  }),
});
