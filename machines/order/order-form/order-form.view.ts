import type { Finding } from '../../../domain/rules/finding';
import type { Acceptance } from '../../../domain/order/findings/acceptance';
import type { ModeId } from '../../../domain/mode-ids';
import type { OrderForm } from '../../../domain/order/form/form';
import type { OrderFault, FieldPath } from '../../../domain/rules/fault';
import type { OrderMode } from '../../../domain/order/mode/mode';
import type { EarlierOrder } from '../../../domain/order/receipt/result';
import { sumGoodsLoad } from '../../../domain/order/blocks/load';
import type { ProtocolId } from '../../../domain/order/papers/protocol';
import type { Charges } from '../../../domain/offer/charges';
import type { Offer, Quote } from '../../../domain/offer/offer';
import type { PickerActor } from '../../booking/picker';
import type { OrderFormActor, OrderFormSnapshot } from './order-form.machine';
import {
  formAcceptance,
  blockingFindings,
  chargesAtQuote,
  currentCharges,
  earlierOrder,
  orderFormFaults,
  isGoodsStep,
  isFaultOfStep,
  isVisited,
  fittedQuote,
  requiredOnStep,
  servicesOfForm,
  shownFaults,
  acceptingOffers,
} from './order-form.rules';
import { hiddenFaultCounts } from './order-form.folds';
import type { Consent, FormFocus, OrderEdit, OrderFormContext } from './order-form.types';

/** `isDone`: visited and without faults. */
export type StepView = { step: string; isVisited: boolean; isDone: boolean; faults: number };

export type OrderFormView<TForm extends OrderForm = OrderForm, TQuote = Quote> = {
  mode: ModeId;
  form: TForm;
  quote: TQuote | null;
  step: string;
  steps: readonly StepView[];
  /** Faults that may be shown now. */
  faults: readonly OrderFault[];
  required: readonly FieldPath[];
  /** Summary above the step, after it was checked. */
  summary: { faults: readonly OrderFault[]; blocks: readonly Finding[] } | null;
  acceptance: Acceptance;
  services: readonly string[];
  unsold: readonly string[];
  currencies: readonly string[];
  charges: Charges | null;
  library: OrderFormContext['library'];
  /** Library answers by lookup token: with them the page knows of a row what the rules know. */
  told: OrderFormContext['told'];
  lookupKey: string;
  folded: Readonly<Record<string, number>>;
  isLookingUp: boolean;
  /** A submit that waits for the library or earlier consents. */
  isAwaiting: boolean;
  isLocked: boolean;
  focus: FormFocus;
  consent: Consent | null;
  /** True for an enterprise whose verification has not passed; null while signed out. */
  isVerificationDue: boolean | null;
  protocol: ProtocolId;
  chargesHold: string | null;
  /** A recent equal order; null when there is none or not signed in. */
  earlier: EarlierOrder | null;
};

function stepSummary(context: OrderFormContext, acceptance: Acceptance, shown: readonly OrderFault[]) {
  const { step, judged, gatewayFaults } = context;
  const faults = shown.filter(isFaultOfStep(context, step));
  const blocks = isGoodsStep(context, step) ? blockingFindings(acceptance) : [];
  const isSaid = judged.includes(step) || gatewayFaults.length > 0;
  return isSaid && [...faults, ...blocks].length > 0 ? { faults, blocks } : null;
}

function stepViews(context: OrderFormContext, acceptance: Acceptance, all: readonly OrderFault[]): StepView[] {
  const isHeldUp = (step: string) => isGoodsStep(context, step) && blockingFindings(acceptance).length > 0;
  return context.mode.steps.map((step) => {
    const faults = all.filter(isFaultOfStep(context, step)).length;
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
  const acceptance = formAcceptance(context);
  const shown = shownFaults(context);
  const all = orderFormFaults(context);
  return {
    mode: mode.id,
    form,
    quote: fittedQuote(context),
    step,
    steps: stepViews(context, acceptance, all),
    faults: shown,
    required: requiredOnStep(context, step),
    summary: stepSummary(context, acceptance, shown),
    acceptance,
    services: servicesOfForm(context),
    unsold: context.unsold,
    currencies: mode.terms.currencies,
    charges: currentCharges(context),
    library,
    told,
    lookupKey,
    folded: hiddenFaultCounts(context.folded, form, all),
    isLookingUp: snapshot.hasTag('lookingUp'),
    isAwaiting: snapshot.hasTag('awaiting'),
    isLocked: !snapshot.hasTag('editable'),
    focus,
    consent,
    isVerificationDue,
    protocol: context.mode.terms.protocol,
    chargesHold: context.chargesHold,
    earlier: earlierOrder(context),
  };
};

/** Charges of the same form at the rates of another quote. */
export const selectChargesAt =
  (quote: Quote | null) =>
  ({ context }: OrderFormSnapshot): Charges | null =>
    chargesAtQuote(context, quote);

export const selectTaking =
  (offers: readonly Offer[]) =>
  ({ context }: OrderFormSnapshot): readonly Offer[] =>
    acceptingOffers(context, offers);

const isOfMode = <TForm extends OrderForm, TQuote extends Quote>(
  view: OrderFormView,
  mode: OrderMode<TForm, TQuote>,
): view is OrderFormView<TForm, TQuote> => view.mode === mode.id;

export const selectOrderFormOf =
  <TForm extends OrderForm, TQuote extends Quote>(mode: OrderMode<TForm, TQuote>) =>
  (snapshot: OrderFormSnapshot): OrderFormView<TForm, TQuote> => {
    const view = selectOrderForm(snapshot);
    if (!isOfMode(view, mode)) throw new Error(`a form of ${view.mode} is not drawn as one of ${mode.id}`);
    return view;
  };

/** Totals of all goods rows for the rest of the product: m³ and kg. */
export type VolumeData = { volume: number; weight: number };

export const selectVolumeData = ({ context }: OrderFormSnapshot): VolumeData => {
  const { m3, kg } = sumGoodsLoad(context.form.goods);
  return { volume: m3, weight: kg };
};

/** The picker lives as long as the form, so views may rely on it. */
export const selectGoodsPicker = ({ children }: OrderFormSnapshot): PickerActor => {
  if (!children.goodsPicker) throw new Error('the picker of goods was never started');
  return children.goodsPicker;
};

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
