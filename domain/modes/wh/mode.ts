import { MODE_STATES } from '../../order/life/mode-states';
import { blankGoods } from '../../goods/row';
import { goodsChoices, moneyChoices } from '../../order/blocks/listed';
import { MOST_TRUCKS, requiredOfTrucks } from '../../order/trucks/truck-fields';
import type { OrderFacts } from '../../order/form/facts';
import { listEdited } from '../../order/form/list-edits';
import type { Room } from '../../order/findings/room';
import { isUnbegun } from '../../order/form/same-form';
import type { OrderMode } from '../../order/mode/mode';
import { FIELDS, FIT, TERMS } from '../../order/mode/mode-parts';
import { findRequiredFields } from '../../order/form/required';
import { toIso } from '../../values/moments';
import { whAcceptance } from './acceptance';
import { OWN, WH_STEPS } from './fields';
import { blankTruck, blankWh, type WhForm } from './form';
import { whCharges } from './price';
import type { WhQuote } from './quote';
import { tonsToGrams, isPriceable, readPriceInput, tonsToStore } from './reading';
import { fieldStep, whFaults } from './rules';
import type { WhAmount } from './search';
import { gateOpening, leastFree, gateClosing, readStay } from './stay';

/** Prefills a new order from the search; example amounts are not carried over. */
function prefillForm(form: WhForm, { search, offer: { detail } }: WhQuote): WhForm {
  const { isDanger, unNo, goods, group, tons, pallets } = search;
  const told = (amount: WhAmount, value: string) => ((search.untold ?? []).includes(amount) ? '' : value);
  const row = {
    ...blankGoods('1'),
    unNo: unNo ?? '',
    nameCn: goods ?? '',
    packingGroup: group ?? ('' as const),
    grossKg: told('tons', String(Math.round(tons * 1e5) / 100)),
  };
  return {
    ...form,
    isDanger,
    goods: [row],
    pallets: told('pallets', String(pallets)),
    storageTemp: detail.room.temp,
    inDate: detail.stay.from,
    days: told('days', String(detail.stay.days)),
  };
}

/** An order's dates come from its form. */
function offerForForm(form: WhForm, quote: WhQuote): WhQuote {
  const stay = readStay(form);
  if (!stay) return quote;
  const offer = {
    ...quote.offer,
    leavesAt: toIso(gateOpening(stay.from)),
    arrivesAt: toIso(gateOpening(stay.to)),
    closesAt: toIso(gateClosing(stay.from)),
  };
  return { ...quote, offer };
}

/** Free grams on the fullest day of the stay. */
function room(form: WhForm, { offer: { detail } }: WhQuote): Room {
  const stay = readStay(form);
  return {
    needs: [{ measure: 'G', amount: tonsToGrams(tonsToStore(form)) }],
    left: stay ? [{ measure: 'G', amount: leastFree(detail.free, stay) }] : [],
  };
}

export const WH: OrderMode<WhForm, WhQuote> = {
  id: 'WH',
  steps: WH_STEPS,
  blank: blankWh,
  stepOf: fieldStep,
  faults: whFaults,
  required: findRequiredFields<WhForm, OrderFacts<WhQuote>>({
    faults: whFaults,
    declared: [OWN, { stepOf: () => null, required: requiredOfTrucks }],
  }),
  quoted(form, quote) {
    if (form.quoteId === quote.quoteId) return form;
    const own = isUnbegun(form, blankWh) ? prefillForm(form, quote) : form;
    // A copied order has no arrival day: use the locked one.
    const inDate = own.inDate === '' ? quote.offer.detail.stay.from : own.inDate;
    return { ...own, inDate, quoteId: quote.quoteId, offerId: quote.offer.offerId };
  },
  terms: {
    ...TERMS,
    protocol: 'storage-protocol',
    path: () => MODE_STATES.WH,
  },
  fields: {
    ...FIELDS,
    choices: (form) => [...goodsChoices(form), ...moneyChoices(form)],
    own: OWN.drawn,
    edited(form, edit) {
      const inbound = listEdited('inbound', { most: MOST_TRUCKS, blank: blankTruck }, form.inbound, edit);
      return inbound && { ...form, inbound };
    },
    copied(form) {
      // Batch and expiry belong to the earlier goods, so copying clears them.
      const { inDate, inbound, batchNo, expiry } = blankWh;
      return { ...form, inDate, inbound, batchNo, expiry };
    },
  },
  fit: {
    ...FIT,
    offered: offerForForm,
    room,
  },
  acceptance: whAcceptance,
  price(form, { rates }) {
    const priced = readPriceInput(form);
    return isPriceable(priced) ? whCharges(priced, rates) : null;
  },
};
