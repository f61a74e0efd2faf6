import { MODE_STATES } from '../../order/life/mode-states';
import { blankGoods } from '../../goods/row';
import { goodsChoices, moneyChoices } from '../../order/blocks/listed';
import type { OrderFacts } from '../../order/form/facts';
import { listEdited } from '../../order/form/list-edits';
import { withRoom, type Room } from '../../order/findings/room';
import type { OrderMode } from '../../order/mode/mode';
import { FIELDS, FIT, TERMS } from '../../order/mode/mode-parts';
import { findRequiredFields } from '../../order/form/required';
import { isUnbegun } from '../../order/form/same-form';
import { domAcceptance } from './acceptance';
import { DOOR_FIELDS, type DoorEnd } from './door-fields';
import { DOM_STEPS, OWN } from './fields';
import { blankDom, blankLoad, type DomForm, MOST_LOADS } from './form';
import { domCharges } from './price';
import type { DomQuote } from './quote';
import { totalBoxes, readPriceInput } from './reading';
import { domFaults, fieldStep } from './rules';
import type { DomSearch } from './search';
import { YUAN } from '../../values/money';

const buildLoadRow = ({ boxType, boxes, kg, isTrial }: DomSearch, typed: string) => ({
  type: boxType,
  count: String(boxes),
  // An example weight never replaces the entered one.
  kg: isTrial ? typed : String(kg),
});

const SAID = ['address', 'contact', 'phone'] as const;

/** Keeps the door details of a city, at whichever end; a new city starts blank. */
function doorFields(form: DomForm, end: DoorEnd, city: string | null): Partial<DomForm> {
  const own = DOOR_FIELDS[end];
  if (city === null) return { [own.city]: '' };
  const there = [own, DOOR_FIELDS.pickup, DOOR_FIELDS.delivery].find((door) => form[door.city] === city);
  return Object.fromEntries([[own.city, city], ...SAID.map((name) => [own[name], there ? form[there[name]] : ''])]);
}

/** Applies the search; several weight rows stay, because a search has only one. */
function applySearch(form: DomForm, search: DomSearch): DomForm {
  const { from, to } = search;
  const loads = form.loads.length > 1 ? form.loads : [buildLoadRow(search, form.loads[0]?.kg ?? '')];
  return {
    ...form,
    loads,
    ...doorFields(form, 'pickup', from),
    ...doorFields(form, 'delivery', to),
    taxRate: search.tax,
  };
}

const prefillForm = (form: DomForm, { goods }: DomSearch): DomForm => ({
  ...form,
  goods: [{ ...blankGoods('1'), nameCn: goods ?? '' }],
});

/** One slot per box, on every ship of the route. */
const room = (form: DomForm, { offer: { left } }: DomQuote): Room => ({
  needs: [{ measure: 'BOX', amount: totalBoxes(form) }],
  left,
});

export const DOM: OrderMode<DomForm, DomQuote> = {
  id: 'DOM',
  steps: DOM_STEPS,
  blank: blankDom,
  stepOf: fieldStep,
  faults: domFaults,
  required: findRequiredFields<DomForm, OrderFacts<DomQuote>>({ faults: domFaults, declared: [OWN] }),
  quoted(form, quote) {
    if (form.quoteId === quote.quoteId) return form;
    const own = isUnbegun(form, blankDom) ? prefillForm(form, quote.search) : form;
    return { ...applySearch(own, quote.search), quoteId: quote.quoteId, offerId: quote.offer.offerId };
  },
  terms: {
    ...TERMS,
    currencies: [YUAN],
    path: () => MODE_STATES.DOM,
  },
  fields: {
    ...FIELDS,
    figures: ['packKind', 'pieces'],
    choices: (form) => [...goodsChoices(form), ...moneyChoices(form)],
    own: OWN.drawn,
    edited(form, edit) {
      const loads = listEdited('loads', { most: MOST_LOADS, blank: blankLoad }, form.loads, edit);
      return loads && { ...form, loads };
    },
    copied(form) {
      const { loadFrom, loadTo, unloadFrom, unloadTo, sealNo } = blankDom;
      return { ...form, loadFrom, loadTo, unloadFrom, unloadTo, sealNo };
    },
  },
  fit: {
    ...FIT,
    room,
  },
  acceptance: withRoom(room, domAcceptance),
  price(form, { rates }) {
    const priced = readPriceInput(form);
    return priced && domCharges(priced, rates);
  },
};
