import { MODE_STATES } from '../../order/life/mode-states';
import { boxesEdited } from '../../order/form/edit';
import { blankGoods } from '../../goods/row';
import { goodsChoices, moneyChoices } from '../../order/blocks/listed';
import type { Charges } from '../../offer/charges';
import type { OrderFacts } from '../../order/form/facts';
import { listEdited } from '../../order/form/list-edits';
import type { OrderMode } from '../../order/mode/mode';
import { FIELDS, FIT, TERMS } from '../../order/mode/mode-parts';
import { findRequiredFields } from '../../order/form/required';
import { isUnbegun } from '../../order/form/same-form';
import { toIso } from '../../values/moments';
import { cfsAcceptance } from './acceptance';
import { CFS_STEPS, OWN } from './fields';
import { blankCfs, blankContainer, type CfsForm } from './form';
import { cfsCharges } from './price';
import type { CfsQuote } from './quote';
import { readCutOff, readPriceInput, trucksBetween } from './reading';
import { ROW, ROW_FACTS } from './row-fields';
import { cfsFaults } from './rules';
import type { CfsSearch } from './search';
import { lastGateBefore } from './slots';
import { slotsEdited } from './slot-edits';
import { fieldStep } from './steps';
import { requiredOfTrucks } from './truck-rules';
import { findUnpriced } from './unpriced';

function prefillRows({ unNo, goods, group, boxes, tons }: CfsSearch): Pick<CfsForm, 'goods' | 'cfs'> {
  const keys = Array.from({ length: boxes }, (_, at) => String(at + 1)).slice(0, MOST_ROWS);
  const each = tons === null ? '' : String(Math.round((tons * 1e5) / boxes) / 100);
  return {
    goods: keys.map((key) => ({
      ...blankGoods(key),
      unNo: unNo ?? '',
      nameCn: goods ?? '',
      packingGroup: group ?? ('' as const),
      grossKg: each,
    })),
    cfs: boxes > 1 ? Object.fromEntries(keys.map((key) => [key, { ...ROW.blank, boxNo: key }])) : {},
  };
}

const MOST_ROWS = 20;

/** Prefills a new order from the search; example tons are not carried over. */
function prefillForm(form: CfsForm, { search }: CfsQuote): CfsForm {
  const { isDanger, boxType, boxes, cut, isCutTyped } = search;
  return {
    ...form,
    ...prefillRows(search),
    isDanger,
    boxes: [{ type: boxType, count: String(boxes) }],
    cutoff: isCutTyped && cut !== null ? cut : '',
  };
}

/** An order uses the times of its form; it closes at the hour of the first truck at the latest. */
function offerForForm(form: CfsForm, quote: CfsQuote): CfsQuote {
  const cut = readCutOff(form);
  if (cut === null) return quote;
  const last = toIso(lastGateBefore(cut));
  const first = trucksBetween(form)?.first ?? null;
  const closesAt = first === null ? last : toIso(Math.min(first, lastGateBefore(cut)));
  const cutoffs = [{ code: 'GATE_LAST' as const, at: last }];
  return { ...quote, offer: { ...quote.offer, leavesAt: toIso(cut), cutoffs, closesAt } };
}

/** No price for drayage between ports or for unweighed goods. */
function priceForm(form: CfsForm, { rates, offer }: CfsQuote, goodsOf: OrderFacts['goodsOf']): Charges | null {
  if (findUnpriced(form, { goodsOf, hazards: rates.hazards }) !== null) return null;
  const priced = readPriceInput(form, rates, { goodsOf });
  return cfsCharges({ ...priced, drayage: priced.drayage && offer.detail.isInPort }, rates);
}

export const CFS: OrderMode<CfsForm, CfsQuote> = {
  id: 'CFS',
  steps: CFS_STEPS,
  blank: blankCfs,
  stepOf: fieldStep,
  faults: cfsFaults,
  required: findRequiredFields<CfsForm, OrderFacts<CfsQuote>>({
    faults: cfsFaults,
    declared: [
      OWN,
      { stepOf: () => null, required: requiredOfTrucks },
      { ...ROW_FACTS, required: (form, facts) => ROW_FACTS.required(form, form.cfs, facts) },
    ],
  }),
  quoted(form, quote) {
    if (form.quoteId === quote.quoteId) return form;
    const own = isUnbegun(form, blankCfs) ? prefillForm(form, quote) : form;
    return { ...own, quoteId: quote.quoteId, offerId: quote.offer.offerId };
  },
  terms: {
    ...TERMS,
    path: () => MODE_STATES.CFS,
  },
  fields: {
    ...FIELDS,
    choices: (form) => [...goodsChoices(form), ...moneyChoices(form)],
    places: ({ dstPort }) => [{ path: 'dstPort', kind: 'port', text: dstPort }],
    own: (form, facts) => [['boxes', form.boxes], ...OWN.drawn(form, facts), ...ROW_FACTS.drawn(form, form.cfs, facts)],
    edited(form, edit) {
      const containers = listEdited(
        'containers',
        { most: OWN.fields.containers.most, blank: blankContainer },
        form.containers,
        edit,
      );
      if (containers) return { ...form, containers };
      const other = boxesEdited(form, edit) ?? slotsEdited(form, edit);
      if (other) return other;
      const cfs = ROW_FACTS.edited(form, form.cfs, edit);
      return cfs === form.cfs ? null : { ...form, cfs };
    },
    copied(form) {
      const { cutoff, etd, carrierBookingNo, vesselVoyage, inbound, stuffSlots, containers, ctuPromise } = blankCfs;
      return { ...form, cutoff, etd, carrierBookingNo, vesselVoyage, inbound, stuffSlots, containers, ctuPromise };
    },
  },
  fit: {
    ...FIT,
    offered: offerForForm,
    // Gate hours and bays are booked one by one and checked when chosen, so no general room check applies.
    room: () => ({ needs: [], left: [] }),
  },
  acceptance: cfsAcceptance,
  price: priceForm,
};
