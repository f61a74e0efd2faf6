import { MODE_STATES } from '../../order/life/mode-states';
import { blankGoods } from '../../goods/row';
import { goodsChoices, moneyChoices } from '../../order/blocks/listed';
import type { OrderFacts } from '../../order/form/facts';
import { withRoom, type Room } from '../../order/findings/room';
import { isUnbegun } from '../../order/form/same-form';
import type { OrderMode } from '../../order/mode/mode';
import { FIELDS, FIT, TERMS } from '../../order/mode/mode-parts';
import { findRequiredFields } from '../../order/form/required';
import { flexiAcceptance } from './acceptance';
import { FLEXI_STEPS, OWN } from './fields';
import { blankFlexi, type FlexiForm } from './form';
import { flexiCharges } from './price';
import type { FlexiQuote } from './quote';
import { readBagCount, readPriceInput } from './reading';
import { flexiFaults, fieldStep } from './rules';

const written = (said: number | null): string => (said === null ? '' : String(said));

/** Prefills a new order from the search; example figures are not carried over. */
function prefillForm(form: FlexiForm, { search, offer: { detail } }: FlexiQuote): FlexiForm {
  const { goods, density, loadTemp, viscosity, layer, food, unload } = search;
  const isSaid = !detail.trial.includes('amount');
  return {
    ...form,
    isDanger: 'N',
    goods: [{ ...blankGoods('1'), nameCn: goods }],
    ...(isSaid && { bags: String(detail.bags), litres: String(detail.litres) }),
    density: written(density),
    loadTemp: written(loadTemp),
    viscosity: written(viscosity),
    layer: layer ?? detail.layer,
    foodGrade: food,
    heatPad: detail.hasPad ? 'Y' : 'N',
    unload,
  };
}

function room(form: FlexiForm, { offer: { left, detail } }: FlexiQuote): Room {
  const amount = readBagCount(form) ?? 0;
  const day = detail.fitting.days.find((one) => one.day === form.fitDay);
  return {
    needs: [
      { measure: 'BOX', amount },
      { measure: 'TEAM', amount },
    ],
    left: [
      ...left.filter(({ measure }) => measure !== 'TEAM'),
      ...(day ? [{ measure: 'TEAM' as const, amount: day.left }] : []),
    ],
  };
}

export const FLEXI: OrderMode<FlexiForm, FlexiQuote> = {
  id: 'FLEXI',
  steps: FLEXI_STEPS,
  blank: blankFlexi,
  stepOf: fieldStep,
  faults: flexiFaults,
  required: findRequiredFields<FlexiForm, OrderFacts<FlexiQuote>>({ faults: flexiFaults, declared: [OWN] }),
  quoted(form, quote) {
    if (form.quoteId === quote.quoteId) return form;
    const own = isUnbegun(form, blankFlexi) ? prefillForm(form, quote) : form;
    return { ...own, quoteId: quote.quoteId, offerId: quote.offer.offerId };
  },
  terms: {
    ...TERMS,
    path: () => MODE_STATES.FLEXI,
  },
  fields: {
    ...FIELDS,
    figures: [],
    isDoneOnSite: true,
    choices: (form) => [...goodsChoices(form), ...moneyChoices(form)],
    own: OWN.drawn,
    edited: () => null,
    copied(form) {
      const { fitDay, fitWindow, notDanger, noDgPromise } = blankFlexi;
      return { ...form, fitDay, fitWindow, notDanger, noDgPromise };
    },
  },
  fit: {
    ...FIT,
    room,
  },
  acceptance: withRoom(room, flexiAcceptance),
  price(form, { rates }) {
    const priced = readPriceInput(form);
    return priced && flexiCharges(priced, rates);
  },
};
