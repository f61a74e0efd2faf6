import { MODE_STATES } from '../../order/life/mode-states';
import { blankGoods, type GoodsRow } from '../../goods/row';
import { carriedGoods } from '../../order/goods/carried-goods';
import { goodsChoices, moneyChoices, serviceChoices } from '../../order/blocks/listed';
import { requiredOfTrucks } from '../../order/trucks/truck-fields';
import { boxesEdited } from '../../order/form/edit';
import type { OrderFacts } from '../../order/form/facts';
import { listEdited } from '../../order/form/list-edits';
import { withRoom, type Room } from '../../order/findings/room';
import type { OrderMode } from '../../order/mode/mode';
import { FIELDS, FIT, TERMS } from '../../order/mode/mode-parts';
import { findRequiredFields } from '../../order/form/required';
import { isUnbegun } from '../../order/form/same-form';
import { railAcceptance } from './acceptance';
import { offerForForm } from './cutoffs';
import { MOST_UNITS, OWN, RAIL_STEPS } from './fields';
import { blankRail, blankTruck, blankUnit, type RailForm } from './form';
import { railCharges, type RailPriceInput } from './price';
import type { RailQuote } from './quote';
import { ROW_FACTS } from './row-fields';
import { railFaults } from './rules';
import { fieldStep } from './steps';
import { readTrucks } from './trucks';
import { isThere, REQUIRED_NUMBERS } from './units';
import { eachBox, readRailBoxes, countTeu } from './wagons';
import { ratedServices } from '../../order/money/sold';
import { countBoxes } from '../../order/blocks/load';

function readPriceInput(form: RailForm, goodsOf: OrderFacts['goodsOf']): RailPriceInput | null {
  const boxes = countBoxes(form.boxes);
  if (boxes.length === 0 || boxes.length < form.boxes.length) return null;
  const { isDanger, goods, services, insuredValue, heating, boxOwner } = form;
  return {
    boxes,
    isDanger,
    services,
    insuredValue,
    owner: boxOwner === 'SOC' ? 'SOC' : 'COC',
    heating: heating === '' ? 'NONE' : heating,
    classes: goods.map((row) => row.hazardClass || (goodsOf(row)?.hazardClass ?? null)),
  };
}

const fitted = (form: RailForm): RailForm => {
  const more = eachBox(form.boxes).slice(form.units.length);
  return more.length === 0 ? form : { ...form, units: [...form.units, ...more.map(() => blankUnit)] };
};

/** Prefills a new order from the search. Without a permit, the service to apply for one is added. */
function prefillForm(form: RailForm, { search }: RailQuote): RailForm {
  const { isDanger, unNo, goods, group = '', rows = [], owner, heating, hasPermit } = search;
  const first: GoodsRow = { ...blankGoods('1'), unNo: unNo ?? '', nameCn: goods ?? '', packingGroup: group };
  // The train was found for one kind of goods: rows of another do not come along.
  const isCarried = rows.length > 0 && rows.every((row) => row.unNo === first.unNo);
  return {
    ...form,
    isDanger,
    goods: isCarried ? carriedGoods(rows) : [first],
    boxOwner: owner,
    heating: heating ?? '',
    services: isDanger === 'Y' && !hasPermit ? ['DGA'] : [],
  };
}

function boxed(form: RailForm, edit: { kind: string; path?: unknown; value?: unknown }): RailForm | null {
  const [, at = '', field = ''] = /^boxes\.(\d)\.(type|count)$/.exec(String(edit.path)) ?? [];
  if (edit.kind !== 'set' || field === '') return boxesEdited(form, edit);
  const boxes = form.boxes.map((row, place) => (String(place) === at ? { ...row, [field]: edit.value } : row));
  return { ...form, boxes };
}

const isHarmless = ({ kind, path, value }: { kind: string; path?: unknown; value?: unknown }): boolean =>
  kind === 'set' && path === 'isDanger' && value === 'N';

const isReceiverCopied = ({ kind, to }: { kind: string; to?: unknown }): boolean =>
  kind === 'party.copy' && to === 'consignee';

/** Wagon slots: two TEU each. */
const room = ({ boxes }: RailForm, { offer: { left } }: RailQuote): Room => ({
  needs: [{ measure: 'TEU', amount: countTeu(readRailBoxes(boxes)) }],
  left,
});

export const RAIL: OrderMode<RailForm, RailQuote> = {
  id: 'RAIL',
  steps: RAIL_STEPS,
  blank: blankRail,
  stepOf: fieldStep,
  faults: railFaults,
  required: findRequiredFields<RailForm, OrderFacts<RailQuote>>({
    faults: railFaults,
    declared: [
      { ...OWN, required: (form, facts) => OWN.required(form, facts).filter(isThere(form)) },
      { ...ROW_FACTS, required: (form, facts) => ROW_FACTS.required(form, form.rail, facts) },
      REQUIRED_NUMBERS,
      {
        stepOf: () => null,
        required: (form) => requiredOfTrucks({ ...form, inbound: readTrucks(form) }),
      },
    ],
  }),
  quoted(form, quote) {
    if (form.quoteId === quote.quoteId) return form;
    const own = isUnbegun(form, blankRail) ? prefillForm(form, quote) : form;
    // Example counts are not carried over, only the box types.
    const told = quote.search.isTrial ? () => '' : String;
    const boxes = quote.search.boxes.map(({ type, count }) => ({ type, count: told(count) }));
    return fitted({ ...own, boxes, quoteId: quote.quoteId, offerId: quote.offer.offerId });
  },
  terms: {
    ...TERMS,
    services: ({ isDanger }, { rates }) =>
      ratedServices(rates, isDanger).filter((code) => isDanger === 'Y' || code !== 'DGA'),
    path: () => MODE_STATES.RAIL,
  },
  fields: {
    ...FIELDS,
    choices: (form) => [...goodsChoices(form), ...serviceChoices(form), ...moneyChoices(form)],
    own: (form, facts) => [
      ['boxes', form.boxes],
      // Draw only the rows of existing boxes; removed ones keep their typed values in the form.
      ...OWN.drawn({ ...form, units: form.units.slice(0, eachBox(form.boxes).length) }, facts),
      ...ROW_FACTS.drawn(form, form.rail, facts),
    ],
    edited(form, edit) {
      // General goods need no approval, so the approval service is removed.
      if (isHarmless(edit)) return { ...form, services: form.services.filter((code) => code !== 'DGA') };
      // Clear the tax number: the consignee's format follows the arrival country.
      if (isReceiverCopied(edit)) return { ...form, consignee: { ...form.shipper, taxId: '' } };
      const boxes = boxed(form, edit);
      if (boxes) return fitted(boxes);
      const inbound = listEdited('inbound', { most: MOST_UNITS, blank: blankTruck }, form.inbound, edit);
      if (inbound) return { ...form, inbound };
      const rail = ROW_FACTS.edited(form, form.rail, edit);
      return rail === form.rail ? null : { ...form, rail };
    },
    copied: (form) => ({
      ...form,
      dgApprovalNo: '',
      freezeWaiver: false,
      inbound: blankRail.inbound,
      // A box number belongs to one order, so copying clears it; the load stays.
      units: form.units.map((unit) => ({ ...unit, no: '' })),
    }),
  },
  fit: {
    ...FIT,
    offered: offerForForm,
    room,
  },
  acceptance: withRoom(room, railAcceptance),
  price(form, { rates }, goodsOf) {
    const priced = readPriceInput(form, goodsOf);
    return priced && railCharges(priced, rates);
  },
};
