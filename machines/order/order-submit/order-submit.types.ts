import type { ChargeLine } from '../../../domain/offer/charges';
import type { OldTexts } from '../../../domain/order/papers/protocol';
import type { OrderForm } from '../../../domain/order/form/form';
import type { Money } from '../../../domain/values/money';
import type { OrderFault } from '../../../domain/rules/fault';
import type { Offer } from '../../../domain/offer/offer';

/** An order to send. The key stays the same for every attempt. */
export type Submission = {
  form: OrderForm;
  shownTotal: Money;
  protocolVersion: string;
  /** False if the page said that no verification is awaited. */
  isVerificationDue?: false | undefined;
  key: string;
  draftId: string | null;
};

export type LockedOffer = Offer & { quoteId?: string };

export type SubmitRefusal =
  | { code: 'faults'; faults: readonly OrderFault[] }
  /** `lines`: as the gateway calculates them now. */
  | { code: 'priceChanged'; before: Money; now: Money; lines: readonly ChargeLine[] }
  | { code: 'quoteLapsed' }
  /** `message`: set by the gateway when something other than the offer is sold out. */
  | { code: 'soldOut'; alternatives: readonly LockedOffer[]; message?: string }
  /** Another customer took an hour of the offer: its board is reloaded. */
  | { code: 'hourTaken'; message: string }
  | { code: 'cargoRefused' | 'bounded' | 'refused'; message: string }
  /** An edition in force is not agreed to yet: after consent, the same order continues. */
  | { code: 'unagreed'; message: string }
  /** The first submission became this order; later changes were not included. */
  | { code: 'alreadyMade'; message: string; orderNo: string }
  | { code: 'textsChanged'; old: OldTexts };

/** `anonymous`: signed out in the meantime. `unknown`: the connection broke or the answer was unreadable. */
export type SubmitFailure = SubmitRefusal | { code: 'anonymous' | 'unknown' };

export type SubmitOrderOutcome = { ok: true; orderNo: string } | { ok: false; failure: SubmitFailure };

export type FindPersonOutcome = { isFound: boolean };

/** True if the editions in force were agreed to; false when postponed. */
export type AgreementOutcome = { isAgreed: boolean };

export type FindOrderInput = { key: string };
/** `orderNo`: null when the key made no order. */
export type FindOrderOutcome = { ok: true; orderNo: string | null } | { ok: false };

export type OrderSubmitEvent =
  | { type: 'order.submit'; submission: Submission }
  /** An earlier page left before the result of this key was known. */
  | { type: 'order.doubt'; key: string }
  | { type: 'outcome.query' }
  | { type: 'submit.retry' }
  | { type: 'price.accept' }
  | { type: 'refusal.dismiss' };

/** Report to the parent. `submit.pending`: the gateway has not answered an order yet. */
export type SubmitReport =
  | { type: 'submit.pending'; isPending: boolean }
  | { type: 'submit.released'; refusal: SubmitRefusal | null }
  | { type: 'order.placed'; orderNo: string };

/** Hint while the result is unknown. */
export type SubmitNotice = 'absent' | 'stillUnknown';

export type OrderSubmitContext = {
  key: string;
  submission: Submission | null;
  refusal: SubmitRefusal | null;
  notice: SubmitNotice | null;
  orderNo: string;
  /** An order may exist under this key, because an answer is missing. */
  isDoubted: boolean;
};
