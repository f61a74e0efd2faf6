import type { OrderEdit } from '../../../domain/order/form/edit';
import type { OrderForm } from '../../../domain/order/form/form';
import type { Comparing, OrderMode } from '../../../domain/order/mode/mode';
import type { OwnCoupon } from '../../../domain/offer/coupon';
import type { OrderedBefore } from '../../../domain/order/receipt/result';
import type { OrderFault, FieldPath } from '../../../domain/rules/fault';
import type { OldTexts } from '../../../domain/order/papers/protocol';
import type { SoughtGoods, LibraryAnswer } from '../../../domain/goods/identity';
import type { GoodsLibrary } from '../../../domain/goods/library';
import type { Quote } from '../../../domain/offer/offer';
import type { Money } from '../../../domain/values/money';
import type { ClockTicked } from '../../support/clock';
import type { PickerReport } from '../../booking/picker';
import type { FoldedRows } from './order-form.folds';

export type { LoadGoodsInput, LoadGoodsOutcome } from '../../support/library-region';

export type OrderText = 'protocol' | 'charges';

export type ReadTextOutcome = { isConfirmed: true; text: OrderText; version: string } | { isConfirmed: false };

/** Edition of the service protocol this account agreed to earlier and that is still in force. */
export type Consent = { version: string; agreedAt: string };
/** `isOrderedAsked`: the mode warns about an earlier equal order. `areChargesAsked`: charges have a text. */
export type AskBeforeInput = { isOrderedAsked: boolean; areChargesAsked: boolean };
/**
 * `consent`: null when not signed in or when the edition in force is not agreed to; earlier orders are then unknown
 * too. `chargesHold`: edition of the charges in force; null when unknown. `isVerificationDue`: true for an enterprise
 * whose verification has not passed; null when not signed in.
 */
export type AskBeforeOutcome = {
  consent: Consent | null;
  isVerificationDue: boolean | null;
  chargesHold: string | null;
  ordered: readonly OrderedBefore[];
  coupons: readonly OwnCoupon[];
};

export type { OrderEdit };

/** Modes may warn about an earlier equal order. */
export type FormedMode = OrderMode & Partial<Comparing>;

export type OrderFormInput = { mode: FormedMode; step: string };

export type OrderFormEvent =
  | { type: 'form.edit'; edit: OrderEdit }
  | { type: 'field.leave'; path: FieldPath }
  | { type: 'fault.seek'; path: FieldPath }
  | { type: 'step.choose'; step: string }
  | { type: 'step.next' }
  | { type: 'step.back' }
  | { type: 'step.arrived'; step: string }
  | { type: 'lookup.begin'; key: string }
  | { type: 'row.fold'; key: string }
  | { type: 'row.unfold'; key: string }
  | { type: 'protocol.read' }
  | { type: 'charges.read' }
  | { type: 'form.submit' }
  | PickerReport
  | { type: 'quote.set'; quote: Quote; now: number }
  | ClockTicked
  | { type: 'form.restore'; form: OrderForm }
  | { type: 'form.clear' }
  | ({ type: 'form.release' } & FormRelease)
  | { type: 'form.lock' }
  | { type: 'owner.came' };

/**
 * Faults from the gateway; empty when none. `at`: place to look at when there is no faulty field, such as hours of
 * which one is taken.
 */
export type FormRelease = { faults: readonly OrderFault[]; old: OldTexts | null; at?: FieldPath };

export type FormReport =
  | { type: 'form.changed'; form: OrderForm }
  /** Valid and submitted. `isVerificationDue`: false if the page said that no verification is awaited. */
  | {
      type: 'form.sound';
      form: OrderForm;
      shownTotal: Money;
      protocolVersion: string;
      isVerificationDue?: false | undefined;
    };

/** Focus target; an empty path is the heading of the step. Each turn moves the focus once. */
export type FormFocus = { path: FieldPath; turn: number };

export type OrderFormContext = {
  mode: FormedMode;
  form: OrderForm;
  step: string;
  furthest: string;
  quote: Quote | null;
  /** Services of a draft or copied order that are not sold here; they are removed from the form. */
  unsold: readonly string[];
  now: number;
  library: GoodsLibrary;
  told: LibraryAnswer;
  sought: readonly SoughtGoods[];
  lookupKey: string;
  folded: FoldedRows;
  left: readonly FieldPath[];
  judged: readonly string[];
  gatewayFaults: readonly OrderFault[];
  focus: FormFocus;
  consent: Consent | null;
  isVerificationDue: boolean | null;
  readVersion: string | null;
  chargesHold: string | null;
  /** Recent orders, when the mode warns about an earlier equal one. */
  ordered: readonly OrderedBefore[];
  /** Coupons of the signed-in person: the best match is applied to the price. */
  coupons: readonly OwnCoupon[];
};
