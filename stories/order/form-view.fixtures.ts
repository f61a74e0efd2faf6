import { FIRST_EDITIONS } from '../../domain/order/papers/protocol';
import type { LibraryGoods } from '../../domain/goods/library';
import type { OrderFacts } from '../../domain/order/form/facts';
import type { OrderForm } from '../../domain/order/form/form';
import type { OrderMode } from '../../domain/order/mode/mode';
import type { OrderFormView } from '../../machines/order/order-form';

type FormSample<TForm extends OrderForm, TQuote extends { quoteId: string }> = {
  mode: OrderMode<TForm, TQuote>;
  facts: OrderFacts<TQuote>;
  library: Record<string, LibraryGoods>;
};

/** Form of a mode at a step; `isJudged` shows its faults. */
export function formViewIn<TForm extends OrderForm, TQuote extends { quoteId: string }>(
  { mode, facts, library }: FormSample<TForm, TQuote>,
  form: TForm,
  [step, isJudged = false]: readonly [step: string, isJudged?: boolean],
): OrderFormView<TForm, TQuote> {
  const acceptance = mode.acceptance(form, facts);
  const isHere = (path: string) => mode.stepOf(path) === step;
  const all = mode.faults(form, facts);
  const faults = isJudged ? all.filter(({ path }) => isHere(path)) : [];
  const refused = acceptance.findings.filter(({ level }) => level === 'BLOCK');
  const isHeldUp = (one: string) => mode.stepOf('goods') === one && refused.length > 0;
  const blocks = isHere('goods') ? refused : [];
  const at = mode.steps.indexOf(step);
  return {
    mode: mode.id,
    protocol: mode.terms.protocol,
    chargesHold: mode.terms.charges ? FIRST_EDITIONS[mode.terms.charges] : null,
    form,
    quote: facts.quote,
    step,
    steps: mode.steps.map((one, place) => ({
      step: one,
      isVisited: place <= at,
      isDone: place <= at && all.every(({ path }) => mode.stepOf(path) !== one) && !isHeldUp(one),
      faults: one === step ? faults.length : 0,
    })),
    faults,
    required: mode.required(form, facts).filter(isHere),
    summary: isJudged && faults.length + blocks.length > 0 ? { faults, blocks } : null,
    acceptance,
    services: facts.quote ? mode.terms.services(form, facts.quote) : [],
    unsold: [],
    currencies: mode.terms.currencies,
    charges: facts.quote && mode.price(form, facts.quote, facts.goodsOf),
    library,
    told: {},
    lookupKey: '',
    folded: {},
    isLookingUp: false,
    isAwaiting: false,
    isLocked: false,
    focus: { path: '', turn: 0 },
    consent: null,
    isVerificationDue: null,
    earlier: null,
  };
}
