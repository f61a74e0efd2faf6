import type { EnquiryForm } from '../../../domain/modes/enq/enquiry';
import type { FreeTime } from '../../../domain/offer/sailing';
import type { EnquiryDetail } from '../../../domain/order/enquiry/enquiry-life';
import type { Money } from '../../../domain/values/money';
import type { ClockTicked } from '../../support/clock';

/**
 * An enquiry with its form and the free time at the port. The form is null when this release cannot read it any more.
 */
export type CaseEnquiry = EnquiryDetail<EnquiryForm | null> & { freeTime: readonly FreeTime[] };

export type CaseInput = { enquiryNo: string };

export type LoadCaseOutcome =
  | { ok: true; enquiry: CaseEnquiry; now: number }
  | { ok: false; code: 'missing' | 'signedOut' | 'network' | 'unavailable' };

/** Acts of the owner. Acceptance covers the displayed answer only. */
export type EnquiryDeed =
  | { kind: 'accept'; answerNo: number; shownTotal: Money }
  | { kind: 'decline'; reason: string }
  | { kind: 'withdraw' }
  | { kind: 'say'; text: string; counter: Money | null };

/** `changed`: the enquiry changed in the meantime; `gone`: the offer is no longer listed. */
export type DeedFailureCode =
  | 'changed'
  | 'lapsed'
  | 'closed'
  | 'soldOut'
  | 'refused'
  | 'gone'
  | 'signedOut'
  | 'network'
  | 'unavailable'
  | 'unexpected';

export type DoDeedInput = { enquiryNo: string; deed: EnquiryDeed };
export type EnquiryDeedOutcome =
  | { ok: true; enquiry: CaseEnquiry; now: number }
  | { ok: false; code: Exclude<DeedFailureCode, 'unexpected'> };

export type FindPersonOutcome = { isFound: boolean };

export type CaseFields = { message: string; reason: string; counter: string; why: string };
export type CaseField = keyof CaseFields;

export type EnquiryCaseEvent =
  | { type: 'person.find' }
  | { type: 'person.changed' }
  | { type: 'case.refresh' }
  | { type: 'page.seen' }
  | { type: 'field.change'; field: CaseField; value: string }
  | { type: 'answer.accept'; answerNo: number; shownTotal: Money }
  | { type: 'answer.decline' }
  | { type: 'answer.counter' }
  | { type: 'case.withdraw' }
  | { type: 'deed.confirm' }
  | { type: 'deed.drop' }
  | { type: 'message.send' }
  | ClockTicked;

export type EnquiryCaseContext = CaseInput & {
  enquiry: CaseEnquiry | null;
  now: number;
  readAt: number;
  typed: CaseFields;
  wrong: readonly CaseField[];
  deed: EnquiryDeed;
  /** A newer answer came while the older one was displayed. */
  isChanged: boolean;
  failureCode: DeedFailureCode | null;
  lostCode: 'network' | 'unavailable' | 'unexpected';
};
