import { moneyChoices } from '../../order/blocks/listed';
import type { OrderFacts } from '../../order/form/facts';
import type { DrawnField } from '../../order/form/fields';
import type { OrderMode } from '../../order/mode/mode';
import { FIELDS as SHARED, FIT, TERMS } from '../../order/mode/mode-parts';
import { findRequiredFields } from '../../order/form/required';
import { isUnbegun } from '../../order/form/same-form';
import { YUAN } from '../../values/money';
import { MODE_STATES } from '../../order/life/mode-states';
import { freightEdited } from './carried';
import { MALL_STEPS } from './fields';
import { blankMall, type MallForm } from './form';
import { OWN } from './own';
import { mallCharges } from './price';
import type { MallQuote } from './quote';
import { mallFaults, fieldStep } from './rules';
import { buildAcceptance, type Acceptance } from '../../order/findings/acceptance';
import { found } from './finding';

/** Purchased goods are the company's own, so only review and loading separation apply. */
function mallAcceptance({ goods }: MallForm, { quote }: OrderFacts<MallQuote>): Acceptance {
  const isBlank = quote === null || goods.every(({ goodsId }) => goodsId === '');
  const loads = quote?.search.loads.length ?? 1;
  return buildAcceptance(
    isBlank
      ? [found('MANUAL', 'mallBlank')]
      : [...(loads > 1 ? [found('PASS', 'mallApart', { loads })] : []), found('PASS', 'mallTaken')],
    { box: null, advice: null },
  );
}

/** Goods come from the quote, whatever the form had; delivery starts as chosen in the list. */
function quoted(form: MallForm, { quoteId, offer, search }: MallQuote): MallForm {
  if (form.quoteId === quoteId) return form;
  const { way, to, lines } = search;
  return {
    ...form,
    ...(isUnbegun(form, blankMall) && { way, toCity: to }),
    quoteId,
    offerId: offer.offerId,
    isDanger: lines.some(({ row }) => row.hazardClass !== '') ? 'Y' : 'N',
    goods: lines.map(({ row }) => row),
  };
}

const path = ({ way }: MallForm) =>
  MODE_STATES.MALL.filter((state) => way === 'SEND' || (state !== 'DEPARTED' && state !== 'ARRIVED'));

export const MALL: OrderMode<MallForm, MallQuote> = {
  id: 'MALL',
  steps: MALL_STEPS,
  blank: blankMall,
  stepOf: fieldStep,
  faults: mallFaults,
  required: findRequiredFields<MallForm, OrderFacts<MallQuote>>({ faults: mallFaults, declared: [OWN] }),
  quoted,
  terms: {
    ...TERMS,
    protocol: 'sale-protocol',
    currencies: [YUAN],
    isByPermit: ({ search: { lines } }) => lines.some(({ guarded }) => guarded.gate === 'PERMIT'),
    path,
  },
  fields: {
    ...SHARED,
    figures: [],
    choices: moneyChoices,
    own: (form, facts) =>
      // The freight order is a separate draft; this order draws only its pickup time.
      OWN.drawn(form, facts).map(
        ([path, value]): DrawnField =>
          path === 'freight' ? ['pickupAt', form.freight[0]?.fetchedAt ?? ''] : [path, value],
      ),
    edited: freightEdited,
    copied: (form) => ({ ...form, freight: [], deliverOn: '', pickupAt: '', plateNo: '', storeSafe: false }),
  },
  fit: {
    ...FIT,
    // Stock is checked when the lots are taken, all or none.
    room: () => ({ needs: [], left: [] }),
  },
  acceptance: mallAcceptance,
  price: mallCharges,
};
