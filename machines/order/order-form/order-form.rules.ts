import { acceptanceOf, type Acceptance, type Finding } from '../../../domain/order/acceptance';
import type { FclOrderForm, FieldPath } from '../../../domain/order/form';
import { blankFclOrder, blankGoods } from '../../../domain/order/blank';
import {
  fclOrderFaults,
  ORDER_STEPS,
  stepOf,
  type OrderFacts,
  type OrderFault,
  type OrderStep,
} from '../../../domain/order/rules';
import { soughtIn, type SoughtGoods } from '../../../domain/goods/library';
import { requiredOfForm, requiredOfGoods } from '../../../domain/order/required';
import type { Quote } from '../../../domain/offer/sailing';
import type { OrderFormContext } from './order-form.types';

export const indexOf = (step: OrderStep): number => ORDER_STEPS.indexOf(step);

export const stepAfter = (step: OrderStep): OrderStep => ORDER_STEPS[indexOf(step) + 1] ?? step;
export const stepBefore = (step: OrderStep): OrderStep => ORDER_STEPS[indexOf(step) - 1] ?? step;

export const movedTo = ({ furthest }: OrderFormContext, step: OrderStep) => ({
  step,
  furthest: indexOf(step) > indexOf(furthest) ? step : furthest,
});

const factsOf = ({ now, sailing, library }: OrderFormContext): OrderFacts => ({
  now,
  sailing,
  goodsOf: ({ goodsId }) => library[goodsId] ?? null,
});

export const faultsOf = (context: OrderFormContext): OrderFault[] => fclOrderFaults(context.form, factsOf(context));

export const acceptanceIn = (context: OrderFormContext): Acceptance => acceptanceOf(context.form, factsOf(context));

/** Rows whose substance nobody has told us about yet. */
export const soughtOf = ({ form, quote, ...known }: OrderFormContext): SoughtGoods[] =>
  soughtIn(form.goods, known, quote?.search.unNo ?? null);

/** What must not go like that, whoever looks at it. */
export const blocksOf = ({ findings }: Acceptance): Finding[] => findings.filter(({ level }) => level === 'BLOCK');

/** The fields of a step that cannot be left blank. */
export const requiredIn = (context: OrderFormContext, step: OrderStep): FieldPath[] =>
  step === 'goods'
    ? requiredOfGoods(context.form, factsOf(context))
    : requiredOfForm(context.form, factsOf(context)).filter((path) => stepOf(path) === step);

const isOf = (step: OrderStep) => (fault: OrderFault) => stepOf(fault.path) === step;

export const faultsOfStep = (context: OrderFormContext, step: OrderStep): OrderFault[] =>
  faultsOf(context).filter(isOf(step));

/** Goods that may not go like that hold up the step where they are filled in. */
export const isStepSound = (context: OrderFormContext, step: OrderStep): boolean =>
  faultsOfStep(context, step).length === 0 && (step !== 'goods' || blocksOf(acceptanceIn(context)).length === 0);

export const firstUnsound = (context: OrderFormContext): OrderStep | undefined =>
  ORDER_STEPS.find((step) => !isStepSound(context, step));

/** A field says what is wrong with it once somebody has left it, or the whole step has been looked at. */
export function shownFaults(context: OrderFormContext): OrderFault[] {
  const { left, judged, gatewayFaults } = context;
  const own = faultsOf(context).filter(({ path }) => left.includes(path) || judged.includes(stepOf(path)));
  const others = gatewayFaults.filter(({ path }) => own.every((fault) => fault.path !== path));
  return [...own, ...others];
}

/** The first wrong field of a step. Where goods may not go like that, it is the summary that says so. */
export const firstFaulty = (context: OrderFormContext, step: OrderStep): FieldPath =>
  faultsOfStep(context, step)[0]?.path ?? 'summary';

export const seeking = ({ focus }: OrderFormContext, path: FieldPath) => ({ focus: { path, turn: focus.turn + 1 } });

/** A new order begins with what was searched for. */
function begunWith(form: FclOrderForm, { search }: Quote): FclOrderForm {
  const [row = blankGoods('1')] = form.goods;
  return {
    ...form,
    isDanger: search.isDanger,
    goods: [{ ...row, unNo: search.unNo ?? '' }],
  };
}

const isBlankForm = (form: FclOrderForm): boolean => form.quoteId === '' && form.goods === blankFclOrder.goods;

/** The form follows the quote: its sailing and the boxes that were priced. What was filled in stays. */
export function withQuote(form: FclOrderForm, quote: Quote): FclOrderForm {
  if (form.quoteId === quote.quoteId) return form;
  const own = isBlankForm(form) ? begunWith(form, quote) : form;
  const boxes = quote.search.boxes.map(({ type, count }) => ({ type, count: String(count) }));
  return { ...own, boxes, quoteId: quote.quoteId, sailingId: quote.sailing.sailingId };
}
