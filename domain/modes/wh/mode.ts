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
import { requiredBy } from '../../order/form/required';
import { isoOf } from '../../values/moments';
import { whAcceptance } from './acceptance';
import { OWN, WH_STEPS } from './fields';
import { blankTruck, blankWh, type WhForm } from './form';
import { whCharges } from './price';
import type { WhQuote } from './quote';
import { gramsOf, isPriceable, pricedIn, tonsOf } from './reading';
import { stepOf, whFaults } from './rules';
import type { WhAmount } from './search';
import { gateAt, leastFree, shutAt, stayIn } from './stay';

/** Prefills a new order from the search; example amounts are not carried over. */
function begunWith(form: WhForm, { search, offer: { detail } }: WhQuote): WhForm {
  const { isDanger, unNo, goods, tons, pallets } = search;
  const told = (amount: WhAmount, value: string) => ((search.untold ?? []).includes(amount) ? '' : value);
  const row = {
    ...blankGoods('1'),
    unNo: unNo ?? '',
    nameCn: goods ?? '',
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
function offeredTo(form: WhForm, quote: WhQuote): WhQuote {
  const stay = stayIn(form);
  if (!stay) return quote;
  const offer = {
    ...quote.offer,
    leavesAt: isoOf(gateAt(stay.from)),
    arrivesAt: isoOf(gateAt(stay.to)),
    closesAt: isoOf(shutAt(stay.from)),
  };
  return { ...quote, offer };
}

/** Free grams on the fullest day of the stay. */
function room(form: WhForm, { offer: { detail } }: WhQuote): Room {
  const stay = stayIn(form);
  return {
    needs: [{ measure: 'G', amount: gramsOf(tonsOf(form)) }],
    left: stay ? [{ measure: 'G', amount: leastFree(detail.free, stay) }] : [],
  };
}

export const WH: OrderMode<WhForm, WhQuote> = {
  id: 'WH',
  steps: WH_STEPS,
  blank: blankWh,
  stepOf,
  faults: whFaults,
  required: requiredBy<WhForm, OrderFacts<WhQuote>>({
    faults: whFaults,
    declared: [OWN, { stepOf: () => null, required: requiredOfTrucks }],
  }),
  quoted(form, quote) {
    if (form.quoteId === quote.quoteId) return form;
    const own = isUnbegun(form, blankWh) ? begunWith(form, quote) : form;
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
    offered: offeredTo,
    room,
  },
  acceptance: whAcceptance,
  price(form, { rates }) {
    const priced = pricedIn(form);
    return isPriceable(priced) ? whCharges(priced, rates) : null;
  },
};
