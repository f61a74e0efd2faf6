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
import type { Folded } from './order-form.folds';

export type { LoadGoodsInput, LoadGoodsOutcome } from '../../support/library-region';

/** The texts of an order that are read: what it is placed by, and what is charged. */
export type OrderText = 'protocol' | 'charges';

/** `version`: the edition that was read. */
export type ReadTextOutcome = { isConfirmed: true; text: OrderText; version: string } | { isConfirmed: false };

/** The edition of the service protocol that this account has agreed to before, and that holds still. */
export type Consent = { version: string; agreedAt: string };
/** `isOrderedAsked`: whether the mode tells of an earlier order of the same. `areChargesAsked`: whether what is charged has a text. */
export type AskBeforeInput = { isOrderedAsked: boolean; areChargesAsked: boolean };
/**
 * `consent`: null where nobody is signed in, or what holds today has not been agreed to; then nothing is known of orders
 * either. `chargesHold`: the edition that holds of what is charged; null where nobody could say.
 * `isVerificationDue`: true for an enterprise whose verification has not passed; null while nobody is signed in.
 */
export type AskBeforeOutcome = {
  consent: Consent | null;
  isVerificationDue: boolean | null;
  chargesHold: string | null;
  ordered: readonly OrderedBefore[];
  coupons: readonly OwnCoupon[];
};

export type { OrderEdit };

/** Its mode may tell of an earlier order of the same. */
export type FormedMode = OrderMode & Partial<Comparing>;

export type OrderFormInput = { mode: FormedMode; step: string };

export type OrderFormEvent =
  | { type: 'form.edit'; edit: OrderEdit }
  | { type: 'field.leave'; path: FieldPath }
  | { type: 'fault.seek'; path: FieldPath }
  | { type: 'step.choose'; step: string }
  | { type: 'step.next' }
  | { type: 'step.back' }
  /** The address shows another step: somebody went back or forth. */
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
  | ({ type: 'form.release' } & Released)
  | { type: 'form.lock' }
  /** Sign-in on the page of the form. */
  | { type: 'owner.came' };

/**
 * What the gateway found wrong; empty where it found nothing. `at`: where somebody has to look who has nothing to mend yet,
 * such as the hours of which one is gone.
 */
export type Released = { faults: readonly OrderFault[]; old: OldTexts | null; at?: FieldPath };

/** What the form tells its parent. */
export type FormReport =
  | { type: 'form.changed'; form: OrderForm }
  /** Nothing is wrong with it, and somebody wants it sent. */
  | { type: 'form.sound'; form: OrderForm; shownTotal: Money; protocolVersion: string };

/** Where the focus is due; an empty path is the heading of the step. Each turn moves it once. */
export type FormFocus = { path: FieldPath; turn: number };

export type OrderFormContext = {
  mode: FormedMode;
  form: OrderForm;
  step: string;
  /** How far somebody has come. */
  furthest: string;
  quote: Quote | null;
  /** Services that a draft or a copied order held, and that are not sold here: they are no longer in the form. */
  unsold: readonly string[];
  now: number;
  library: GoodsLibrary;
  /** What the library has answered, also that it knows nobody. */
  told: LibraryAnswer;
  sought: readonly SoughtGoods[];
  /** The row a substance is being looked up for. */
  lookupKey: string;
  folded: Folded;
  left: readonly FieldPath[];
  /** Steps of which everything that is wrong is said. */
  judged: readonly string[];
  gatewayFaults: readonly OrderFault[];
  focus: FormFocus;
  consent: Consent | null;
  isVerificationDue: boolean | null;
  /** The edition that was read here; null until one is. */
  readVersion: string | null;
  /** The edition that holds of what is charged, as far as it is known: the one that stands beside its tick. */
  chargesHold: string | null;
  /** What was ordered lately, where the mode tells of an earlier order of the same. */
  ordered: readonly OrderedBefore[];
  /** Of whoever has signed in: the best that fits counts with the price. */
  coupons: readonly OwnCoupon[];
};
