import type { ChargeLine } from '../../../domain/offer/charges';
import type { OldTexts } from '../../../domain/order/papers/protocol';
import type { OrderForm } from '../../../domain/order/form/form';
import type { Money } from '../../../domain/values/money';
import type { OrderFault } from '../../../domain/rules/fault';
import type { Offer } from '../../../domain/offer/offer';

/** One order as it goes out. The key stays the same however often it is tried. */
export type Submission = {
  form: OrderForm;
  shownTotal: Money;
  /** The edition of the service protocol that was agreed to. */
  protocolVersion: string;
  key: string;
  draftId: string | null;
};

/** Another offer at a price that is locked already; without a name where nobody has locked it. */
export type LockedWay = Offer & { quoteId?: string };

/** Why there is no order. */
export type SubmitRefusal =
  | { code: 'faults'; faults: readonly OrderFault[] }
  /** With the lines that the gateway counts now. */
  | { code: 'priceChanged'; before: Money; now: Money; lines: readonly ChargeLine[] }
  | { code: 'quoteLapsed' }
  /** With the gateway's own words, where something else than the offer itself is gone. */
  | { code: 'soldOut'; alternatives: readonly LockedWay[]; message?: string }
  /** Somebody was faster for an hour of an offer that stands: its board is looked at again. */
  | { code: 'hourTaken'; message: string }
  /** In the gateway's own words. */
  | { code: 'cargoRefused' | 'bounded' | 'refused'; message: string }
  /** An edition holds that this account has not agreed to: it is asked, and the same order goes on. */
  | { code: 'unagreed'; message: string }
  /** What was sent first stands under this number; what was changed since was not taken. */
  | { code: 'alreadyMade'; message: string; orderNo: string }
  | { code: 'textsChanged'; old: OldTexts };

/** `anonymous`: signed out in the meantime. `unknown`: the line was cut or the answer was none. */
export type SubmitFailure = SubmitRefusal | { code: 'anonymous' | 'unknown' };

export type SubmitOrderOutcome = { ok: true; orderNo: string } | { ok: false; failure: SubmitFailure };

export type FindPersonOutcome = { isFound: boolean };

/** Whether the editions that hold were agreed to; false where that was put off. */
export type AgreementOutcome = { isAgreed: boolean };

export type FindOrderInput = { key: string };
/** `orderNo` is null where the key has made none. */
export type FindOrderOutcome = { ok: true; orderNo: string | null } | { ok: false };

export type OrderSubmitEvent =
  | { type: 'order.submit'; submission: Submission }
  /** An earlier page left before it knew what became of this key. */
  | { type: 'order.doubt'; key: string }
  | { type: 'outcome.query' }
  | { type: 'submit.retry' }
  | { type: 'price.accept' }
  | { type: 'refusal.dismiss' };

/** What the submission tells its parent. `submit.pending`: has the gateway been asked for an order and not answered yet? */
export type SubmitReport =
  | { type: 'submit.pending'; isPending: boolean }
  | { type: 'submit.released'; refusal: SubmitRefusal | null }
  | { type: 'order.placed'; orderNo: string };

/** Good to know while nobody knows. */
export type SubmitNotice = 'absent' | 'stillUnknown';

export type OrderSubmitContext = {
  key: string;
  submission: Submission | null;
  refusal: SubmitRefusal | null;
  notice: SubmitNotice | null;
  orderNo: string;
  /** An order may have been made under this key: an answer is missing, whatever is asked of the person meanwhile. */
  isDoubted: boolean;
};
