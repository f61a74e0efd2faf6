import { FIRST_EDITIONS } from '../../../domain/order/papers/protocol';
import type { OrderFacts } from '../../../domain/order/form/facts';
import type { OrderForm } from '../../../domain/order/form/form';
import type { OrderMode } from '../../../domain/order/mode/mode';
import type { Quote } from '../../../domain/offer/offer';
import type { OrderFormView } from '../../../machines/order/order-form';
import type { PriceParts } from '../../../src/trade/price/charge-table';
import { formWishes, LISTS, order } from '../../../stories/order/fcl-order.fixtures';
import type { Drawing } from './describe-rendering';

const NO_PRICE: PriceParts = { lines: [], total: null, beside: null, notIncluded: [], addable: null };

/** Default props of a step for tests of the form. */
export const STEP_PARTS = {
  on: formWishes,
  lists: LISTS,
  around: {
    now: 0,
    changeTo: '/',
    others: [],
    price: NO_PRICE,
    renderPicker: order.renderPicker,
    papers: null,
    renderPapers: () => null,
    region: order.region,
  },
};

export function stepOf<TForm extends OrderForm, TQuote extends Quote>(
  mode: OrderMode<TForm, TQuote>,
  { form, facts, step, faults, required, isLocked = false }: Drawing<TForm, OrderFacts<TQuote>>,
): { view: OrderFormView<TForm, TQuote>; quote: TQuote } {
  if (!facts.quote) throw new Error('a sample is judged at a price');
  const view: OrderFormView<TForm, TQuote> = {
    mode: mode.id,
    protocol: mode.terms.protocol,
    chargesHold: mode.terms.charges ? FIRST_EDITIONS[mode.terms.charges] : null,
    form,
    quote: facts.quote,
    step,
    steps: mode.steps.map((one) => ({ step: one, isVisited: true, isDone: true, faults: 0 })),
    faults,
    required,
    summary: null,
    acceptance: mode.acceptance(form, facts),
    services: mode.terms.services(form, facts.quote),
    unsold: [],
    currencies: mode.terms.currencies,
    charges: mode.price(form, facts.quote, facts.goodsOf),
    library: {},
    told: {},
    lookupKey: '',
    folded: {},
    isLookingUp: false,
    isAwaiting: false,
    isLocked,
    focus: { path: '', turn: 0 },
    consent: null,
    isVerificationDue: null,
    earlier: null,
  };
  return { view, quote: facts.quote };
}
