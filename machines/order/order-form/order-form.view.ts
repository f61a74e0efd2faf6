import type { Finding } from '../../../domain/rules/finding';
import type { Acceptance } from '../../../domain/order/findings/acceptance';
import type { ModeId } from '../../../domain/mode-ids';
import type { OrderForm } from '../../../domain/order/form/form';
import type { OrderFault, FieldPath } from '../../../domain/rules/fault';
import type { OrderMode } from '../../../domain/order/mode/mode';
import type { EarlierOrder } from '../../../domain/order/receipt/result';
import { loadIn } from '../../../domain/order/blocks/load';
import type { ProtocolId } from '../../../domain/order/papers/protocol';
import type { Charges } from '../../../domain/offer/charges';
import type { Offer, Quote } from '../../../domain/offer/offer';
import type { PickerActor } from '../../booking/picker';
import type { OrderFormActor, OrderFormSnapshot } from './order-form.machine';
import {
  acceptanceIn,
  blocksOf,
  chargesAt,
  chargesIn,
  earlierIn,
  faultsOf,
  isGoodsStep,
  isOf,
  isVisited,
  offeredIn,
  requiredIn,
  servicesIn,
  shownFaults,
  takingIn,
} from './order-form.rules';
import { foldsOf } from './order-form.folds';
import type { Consent, FormFocus, OrderEdit, OrderFormContext } from './order-form.types';

/** `isDone`: somebody has been there, and nothing of it is left to mend. */
export type StepView = { step: string; isVisited: boolean; isDone: boolean; faults: number };

export type OrderFormView<TForm extends OrderForm = OrderForm, TQuote = Quote> = {
  mode: ModeId;
  form: TForm;
  /** What is ordered, and its rates; null until it has come. */
  quote: TQuote | null;
  step: string;
  steps: readonly StepView[];
  /** What is wrong and may be said. */
  faults: readonly OrderFault[];
  /** The fields of the step that cannot be left blank as things stand. */
  required: readonly FieldPath[];
  /** Said at the top of the step, once the step was looked at. */
  summary: { faults: readonly OrderFault[]; blocks: readonly Finding[] } | null;
  acceptance: Acceptance;
  /** What can be ordered on top of the offer. */
  services: readonly string[];
  /** Of that what a draft or a copied order held, and is not sold here. */
  unsold: readonly string[];
  /** What it can be paid in. */
  currencies: readonly string[];
  /** The price of what is filled in; null where nobody can say yet. */
  charges: Charges | null;
  library: OrderFormContext['library'];
  /** What the library has answered, by what was asked: with it a page knows of a row what the rules know. */
  told: OrderFormContext['told'];
  lookupKey: string;
  /** The rows of goods that lie closed, and how much is to be done in each. */
  folded: Readonly<Record<string, number>>;
  isLookingUp: boolean;
  /** A press that waits for the library, or for consents given earlier. */
  isAwaiting: boolean;
  isLocked: boolean;
  focus: FormFocus;
  /** What was agreed to before: the text is not read again. */
  consent: Consent | null;
  /** True for an enterprise whose verification has not passed; null while signed out. */
  isVerificationDue: boolean | null;
  /** The text it is placed by. */
  protocol: ProtocolId;
  /** The edition of what is charged that stands beside its tick; null where it is not known yet. */
  chargesHold: string | null;
  /** An order of the same not long before; null where there is none, or nobody has signed in. */
  earlier: EarlierOrder | null;
};

function summaryOf(context: OrderFormContext, acceptance: Acceptance, shown: readonly OrderFault[]) {
  const { step, judged, gatewayFaults } = context;
  const faults = shown.filter(isOf(context, step));
  const blocks = isGoodsStep(context, step) ? blocksOf(acceptance) : [];
  const isSaid = judged.includes(step) || gatewayFaults.length > 0;
  return isSaid && [...faults, ...blocks].length > 0 ? { faults, blocks } : null;
}

function stepsOf(context: OrderFormContext, acceptance: Acceptance, all: readonly OrderFault[]): StepView[] {
  const isHeldUp = (step: string) => isGoodsStep(context, step) && blocksOf(acceptance).length > 0;
  return context.mode.steps.map((step) => {
    const faults = all.filter(isOf(context, step)).length;
    return {
      step,
      isVisited: isVisited(context, step),
      isDone: isVisited(context, step) && faults === 0 && !isHeldUp(step),
      faults: context.judged.includes(step) ? faults : 0,
    };
  });
}

export const selectOrderForm = (snapshot: OrderFormSnapshot): OrderFormView => {
  const { context } = snapshot;
  const { mode, form, step, library, told, lookupKey, focus, consent, isVerificationDue } = context;
  const acceptance = acceptanceIn(context);
  const shown = shownFaults(context);
  const all = faultsOf(context);
  return {
    mode: mode.id,
    form,
    quote: offeredIn(context),
    step,
    steps: stepsOf(context, acceptance, all),
    faults: shown,
    required: requiredIn(context, step),
    summary: summaryOf(context, acceptance, shown),
    acceptance,
    services: servicesIn(context),
    unsold: context.unsold,
    currencies: mode.terms.currencies,
    charges: chargesIn(context),
    library,
    told,
    lookupKey,
    folded: foldsOf(context.folded, form, all),
    isLookingUp: snapshot.hasTag('lookingUp'),
    isAwaiting: snapshot.hasTag('awaiting'),
    isLocked: !snapshot.hasTag('editable'),
    focus,
    consent,
    isVerificationDue,
    protocol: context.mode.terms.protocol,
    chargesHold: context.chargesHold,
    earlier: earlierIn(context),
  };
};

/** What the same form costs at the rates of another quote. */
export const selectChargesAt =
  (quote: Quote | null) =>
  ({ context }: OrderFormSnapshot): Charges | null =>
    chargesAt(context, quote);

/** Of others on the same way those that take what is filled in, too. */
export const selectTaking =
  (offers: readonly Offer[]) =>
  ({ context }: OrderFormSnapshot): readonly Offer[] =>
    takingIn(context, offers);

const isOfMode = <TForm extends OrderForm, TQuote extends Quote>(
  view: OrderFormView,
  mode: OrderMode<TForm, TQuote>,
): view is OrderFormView<TForm, TQuote> => view.mode === mode.id;

/** The form as its own mode draws it. */
export const selectOrderFormOf =
  <TForm extends OrderForm, TQuote extends Quote>(mode: OrderMode<TForm, TQuote>) =>
  (snapshot: OrderFormSnapshot): OrderFormView<TForm, TQuote> => {
    const view = selectOrderForm(snapshot);
    if (!isOfMode(view, mode)) throw new Error(`a form of ${view.mode} is not drawn as one of ${mode.id}`);
    return view;
  };

/** How much there is of the goods, as the rest of the product knows it: cubic metres and kilograms of all rows. */
export type VolumeData = { volume: number; weight: number };

export const selectVolumeData = ({ context }: OrderFormSnapshot): VolumeData => {
  const { m3, kg } = loadIn(context.form.goods);
  return { volume: m3, weight: kg };
};

/** The picker lives as long as the form, so a view may count on it. */
export const selectGoodsPicker = ({ children }: OrderFormSnapshot): PickerActor => {
  if (!children.goodsPicker) throw new Error('the picker of goods was never started');
  return children.goodsPicker;
};

/** Everything a view may ask for. */
export const orderFormIntents = (actor: OrderFormActor) => ({
  edit: (edit: OrderEdit) => actor.send({ type: 'form.edit', edit }),
  leave: (path: FieldPath) => actor.send({ type: 'field.leave', path }),
  seek: (path: FieldPath) => actor.send({ type: 'fault.seek', path }),
  choose: (step: string) => actor.send({ type: 'step.choose', step }),
  next: () => actor.send({ type: 'step.next' }),
  back: () => actor.send({ type: 'step.back' }),
  fold: (key: string) => actor.send({ type: 'row.fold', key }),
  unfold: (key: string) => actor.send({ type: 'row.unfold', key }),
  lookUp: (key: string) => actor.send({ type: 'lookup.begin', key }),
  readProtocol: () => actor.send({ type: 'protocol.read' }),
  readCharges: () => actor.send({ type: 'charges.read' }),
  submit: () => actor.send({ type: 'form.submit' }),
});

export type OrderFormIntents = ReturnType<typeof orderFormIntents>;
