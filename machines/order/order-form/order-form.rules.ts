import type { Acceptance } from '../../../domain/order/findings/acceptance';
import { isOfferAccepting } from '../../../domain/order/mode/alternative';
import { acceptedBeside } from '../../../domain/order/mode/closed';
import type { OrderFault, FieldPath } from '../../../domain/rules/fault';
import type { OrderFacts } from '../../../domain/order/form/facts';
import type { Finding } from '../../../domain/rules/finding';
import type { Charges } from '../../../domain/offer/charges';
import type { Offer, Quote } from '../../../domain/offer/offer';
import type { OrderForm } from '../../../domain/order/form/form';
import type { OrderMode } from '../../../domain/order/mode/mode';
import { payablePrice } from '../../../domain/order/money/priced';
import { findEarlierOrder, type EarlierOrder } from '../../../domain/order/receipt/result';
import { chargesAgreed, type OldTexts } from '../../../domain/order/papers/protocol';
import { isSame } from '../../../domain/order/form/same-form';
import { soldForm, unsoldServices } from '../../../domain/order/money/sold';
import { identifyRow, goodsLookup, findSoughtRows, type SoughtGoods } from '../../../domain/goods/identity';
import { DOLLAR, type Money } from '../../../domain/values/money';
import { unfoldField } from './order-form.folds';
import type { OrderFormContext, ReadTextOutcome } from './order-form.types';

type Of = Pick<OrderFormContext, 'mode'>;

const stepIndex = ({ steps }: OrderMode, step: string): number => steps.indexOf(step);

export const nextStep = ({ mode }: Of, step: string): string => mode.steps[stepIndex(mode, step) + 1] ?? step;
export const previousStep = ({ mode }: Of, step: string): string => mode.steps[stepIndex(mode, step) - 1] ?? step;

export const isVisited = ({ mode, furthest }: OrderFormContext, step: string): boolean =>
  stepIndex(mode, step) >= 0 && stepIndex(mode, step) <= stepIndex(mode, furthest);

export const withStep = (context: OrderFormContext, step: string) => ({
  step,
  furthest: isVisited(context, step) ? context.furthest : step,
});

type Consented = Pick<OrderFormContext, 'consent' | 'readVersion'>;

/** Earlier consent counts again. A tick in a draft counts once its edition is known. */
function consented({ consent, readVersion }: Consented, form: OrderForm): OrderForm {
  const agreeProtocol = consent !== null || (readVersion !== null && form.agreeProtocol);
  return agreeProtocol === form.agreeProtocol ? form : { ...form, agreeProtocol };
}

type ReadText = Extract<ReadTextOutcome, { isConfirmed: true }>;
type Charged = Pick<OrderFormContext, 'mode' | 'chargesHold'>;

/** A tick for charges belongs to its edition: a newer edition needs a new tick. */
function charged({ mode, chargesHold }: Charged, form: OrderForm): OrderForm {
  const agreed = mode.terms.charges === undefined ? null : chargesAgreed(form);
  const stands = agreed !== null && (chargesHold === null || chargesHold === agreed);
  const chargesEdition = stands ? agreed : '';
  const isSo = form.agreeCharges === stands && form.chargesEdition === chargesEdition;
  return isSo ? form : { ...form, agreeCharges: stands, chargesEdition };
}

/** Ticks of a form, kept only while they match the editions in force. */
export const withValidTicks = (context: Consented & Charged, form: OrderForm): OrderForm =>
  charged(context, consented(context, form));

/** A text read to its end is agreed to in the displayed edition. */
export function withAgreedText(
  { form, consent }: OrderFormContext,
  { text, version }: ReadText,
): Partial<OrderFormContext> {
  if (text === 'charges')
    return { chargesHold: version, form: { ...form, agreeCharges: true, chargesEdition: version } };
  return {
    readVersion: version,
    consent: consent?.version === version ? consent : null,
    form: { ...form, agreeProtocol: true },
  };
}

/** Clears ticks for outdated editions; all other input stays. */
export function withoutOldTicks(
  context: OrderFormContext,
  { isProtocolOld, charges }: OldTexts,
): Partial<OrderFormContext> {
  const known = {
    ...(isProtocolOld && { consent: null, readVersion: null }),
    ...(charges !== null && { chargesHold: charges }),
  };
  return { ...known, form: withValidTicks({ ...context, ...known }, context.form) };
}

/** A tick agrees to the edition beside it; without a known edition there is no consent. */
export function chargesTicked({ form: before, chargesHold }: OrderFormContext, form: OrderForm): OrderForm {
  if (form.agreeCharges === before.agreeCharges) return form;
  const chargesEdition = form.agreeCharges ? (chargesHold ?? '') : '';
  return { ...form, agreeCharges: chargesEdition !== '', chargesEdition };
}

/** The dangerous goods promise covers these goods: a change of goods clears it. */
export const withValidPromise = (before: OrderForm, after: OrderForm): OrderForm =>
  after.dgPromise && (after.goods !== before.goods || after.isDanger !== before.isDanger)
    ? { ...after, dgPromise: false }
    : after;

/** Quote applied to the goods of the form. */
export const fittedQuote = ({ mode, form, quote }: Pick<OrderFormContext, 'mode' | 'form' | 'quote'>): Quote | null =>
  quote && mode.fit.offered(form, quote);

const orderFormFacts = ({ now, ...known }: OrderFormContext): OrderFacts => ({
  now,
  quote: fittedQuote(known),
  ...goodsLookup((row, isDanger) => identifyRow(row, isDanger, known)),
});

export const orderFormFaults = (context: OrderFormContext): OrderFault[] =>
  context.mode.faults(context.form, orderFormFacts(context));

type Selling = Pick<OrderFormContext, 'mode' | 'quote' | 'unsold'>;

/** Removes services the mode does not sell at this quote, and lists them. */
export function withSoldServices(
  { mode, quote, unsold }: Selling,
  form: OrderForm,
): { form: OrderForm; unsold: string[] } {
  if (!quote) return { form, unsold: [...unsold] };
  const sold = soldForm(mode, form, quote);
  const gone = [...new Set([...unsold, ...unsoldServices(mode, form, quote)])];
  return { form: sold, unsold: gone.filter((code) => !sold.services.includes(code)) };
}

/** The same offer at a new price keeps all input, including the box count. */
export function formAtQuote({ mode, form, quote: before }: OrderFormContext, quote: Quote): OrderForm {
  const isRenewed =
    before !== null &&
    form.quoteId === before.quoteId &&
    form.offerId === quote.offer.offerId &&
    isSame(before.search, quote.search);
  return isRenewed ? { ...form, quoteId: quote.quoteId } : mode.quoted(form, quote);
}

export const servicesOfForm = ({ mode, form, quote }: OrderFormContext): readonly string[] =>
  quote ? mode.terms.services(form, quote) : [];

export function earlierOrder(context: OrderFormContext): EarlierOrder | null {
  const { mode, form, ordered } = context;
  const quote = fittedQuote(context);
  return findEarlierOrder(ordered, (quote && mode.sameAs?.(form, quote)) ?? null);
}

/** Charges at the rates of a quote, less a coupon; the gateway runs the same function. Null when not computable. */
export const chargesAtQuote = (context: OrderFormContext, quote: Quote | null): Charges | null =>
  quote &&
  (payablePrice({ ...context, quote, goodsOf: orderFormFacts(context).goodsOf }, context.coupons, context.now)
    ?.charges ??
    null);

export const currentCharges = (context: OrderFormContext): Charges | null => chargesAtQuote(context, context.quote);

const NOTHING: Money = { amount: 0, currency: DOLLAR };

/** An order without a price is rejected by the gateway, so zero is harmless here. */
export const currentTotalUsd = (context: OrderFormContext): Money => currentCharges(context)?.totalUsd ?? NOTHING;

export const formAcceptance = (context: OrderFormContext): Acceptance =>
  acceptedBeside(context.mode, context.form, orderFormFacts(context));

/** Alternatives on the same lane that are open and take the goods. */
export const acceptingOffers = (context: OrderFormContext, offers: readonly Offer[]): Offer[] => {
  const judging = { mode: context.mode, form: context.form, facts: orderFormFacts(context) };
  return offers.filter((offer) => isOfferAccepting(judging, { offer, takers: offer.takers ?? null }));
};

export const begunAnew = ({ mode, quote }: OrderFormContext): OrderForm =>
  quote ? soldForm(mode, mode.quoted(mode.blank, quote), quote) : mode.blank;

export const orderGoodsToFind = ({ form, ...known }: OrderFormContext): SoughtGoods[] =>
  findSoughtRows(form.goods, form.isDanger, known);

/** Findings that forbid the transport. */
export const blockingFindings = ({ findings }: Acceptance): Finding[] =>
  findings.filter(({ level }) => level === 'BLOCK');

export const requiredOnStep = (context: OrderFormContext, step: string): FieldPath[] =>
  context.mode.required(context.form, orderFormFacts(context)).filter((path) => context.mode.stepOf(path) === step);

export const isFaultOfStep =
  ({ mode }: Of, step: string) =>
  ({ path }: OrderFault): boolean =>
    mode.stepOf(path) === step;

const faultsOfStep = (context: OrderFormContext, step: string): OrderFault[] =>
  orderFormFaults(context).filter(isFaultOfStep(context, step));

export const isGoodsStep = ({ mode }: Of, step: string): boolean => mode.stepOf('goods') === step;

/** Forbidden goods block the step where they are entered. */
export const isStepSound = (context: OrderFormContext, step: string): boolean =>
  faultsOfStep(context, step).length === 0 &&
  (!isGoodsStep(context, step) || blockingFindings(formAcceptance(context)).length === 0);

export const firstUnsound = (context: OrderFormContext): string | undefined =>
  context.mode.steps.find((step) => !isStepSound(context, step));

/** Faults of a field show after leaving it or after a check of the whole step; a text beyond its bound at once. */
export function shownFaults(context: OrderFormContext): OrderFault[] {
  const { mode, left, judged, gatewayFaults } = context;
  const own = orderFormFaults(context).filter(
    ({ path, code }) => code === 'tooLong' || left.includes(path) || judged.includes(mode.stepOf(path)),
  );
  const others = gatewayFaults.filter(({ path }) => own.every((fault) => fault.path !== path));
  return [...own, ...others];
}

/** First faulty field of a step. Forbidden goods are shown in the summary. */
export const firstFaulty = (context: OrderFormContext, step: string): FieldPath =>
  faultsOfStep(context, step)[0]?.path ?? 'summary';

/** Focuses a field and expands its row. */
export const focusField = ({ focus, folded, form }: OrderFormContext, path: FieldPath) => ({
  focus: { path, turn: focus.turn + 1 },
  folded: unfoldField(folded, form, path),
});
