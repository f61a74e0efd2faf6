import { blankGoods } from '../../goods/row';
import { goodsChoices, moneyChoices, serviceChoices } from '../../order/blocks/listed';
import type { OrderFacts } from '../../order/form/facts';
import { listEdited } from '../../order/form/list-edits';
import { withRoom, type Room } from '../../order/findings/room';
import { isUnbegun } from '../../order/form/same-form';
import type { OrderMode } from '../../order/mode/mode';
import { FIELDS, FIT, TERMS } from '../../order/mode/mode-parts';
import { isOfOtherGoods } from '../../order/mode/other-goods';
import { findRequiredFields } from '../../order/form/required';
import { MODE_STATES } from '../../order/life/mode-states';
import { airAcceptance, airPrice } from './acceptance';
import { AIR_STEPS, OWN } from './fields';
import { blankAir, blankRowFacts, blankSize, type AirForm, type AirSizeRow } from './form';
import { isAir } from './list';
import type { AirQuote } from './quote';
import { readGrams } from './reading';
import { ROW_FACTS } from './row-fields';
import { airFaults } from './rules';
import type { AirSearch } from './search';
import { fieldStep } from './steps';
import { totalVolume } from './weight';
import { ratedServices } from '../../order/money/sold';
import { firstDeadline } from '../../offer/cutoffs';
import { parseMoment } from '../../values/moments';
import { airCutoffs } from './cutoffs';

/** Dangerous goods have earlier cut-offs: use those of the goods in the form, not of the search. */
function offerForForm({ isDanger }: Pick<AirForm, 'isDanger'>, quote: AirQuote): AirQuote {
  const { search, offer } = quote;
  const leavesAt = parseMoment(offer.leavesAt ?? '');
  if (isDanger === search.isDanger || leavesAt === null) return quote;
  const cutoffs = airCutoffs(leavesAt, isDanger);
  return { ...quote, offer: { ...offer, cutoffs, closesAt: firstDeadline(cutoffs) } };
}

const written = (amount: number | null): string => (amount === null ? '' : String(amount));

/** Piece weight is known only when all pieces have one size. */
function buildSizeRows({ sizes, pieces, kg }: AirSearch): AirSizeRow[] {
  const each = sizes.length === 1 && pieces > 0 ? String(Math.round((kg / pieces) * 100) / 100) : '';
  return sizes.map(({ l, w, h, pieces: pcs }) => ({
    l: String(l),
    w: String(w),
    h: String(h),
    pcs: String(pcs),
    kg: each,
  }));
}

/** Prefills a new order from the search. Example amounts are not carried over. */
function prefillForm(form: AirForm, { search, rates }: AirQuote): AirForm {
  const {
    isDanger,
    ready,
    unNo,
    name = '',
    group,
    net,
    percent,
    soc,
    wh,
    pieces,
    kg,
    m3,
    sizes,
    isTrial,
    also = [],
  } = search;
  const cubic = sizes.length > 0 ? Math.max(0.001, Math.round(totalVolume(sizes) / 1000) / 1000) : m3;
  // The search amounts cover all goods together, so no single row takes them.
  const amounts =
    isTrial || also.length > 0 ? {} : { pieces: String(pieces), grossKg: String(kg), volume: written(cubic) };
  return {
    ...form,
    isDanger,
    // A price written by staff is computed from the wished day, which is no confirmed ready day.
    readyDay: rates.dangerPerKg === undefined ? (ready ?? '') : '',
    goods: [
      { ...blankGoods('1'), unNo: unNo ?? '', nameCn: name, packingGroup: group ?? '', ...amounts },
      ...also.map((other, at) => ({ ...blankGoods(String(at + 2)), unNo: other })),
    ],
    sizeRows: sizes.length > 0 ? buildSizeRows(search) : [blankSize],
    air: {
      '1': {
        ...blankRowFacts,
        net: written(net),
        percent: written(percent),
        soc: written(soc),
        batteryWh: written(wh),
      },
    },
  };
}

/** Needs the higher of weight and volume, in grams. */
const room = (form: AirForm, { offer: { left } }: AirQuote): Room => ({
  needs: [{ measure: 'G', amount: readGrams(form) }],
  left,
});

function clearRowFacts(form: AirForm, keys: readonly string[]): AirForm {
  const rows = Object.entries(form.air).map(([key, facts]) => [
    key,
    keys.includes(key) ? { ...blankRowFacts, outer: facts.outer } : facts,
  ]);
  return { ...form, air: Object.fromEntries(rows) };
}

export const AIR: OrderMode<AirForm, AirQuote> = {
  id: 'AIR',
  steps: AIR_STEPS,
  blank: blankAir,
  stepOf: fieldStep,
  faults: airFaults,
  required: findRequiredFields<AirForm, OrderFacts<AirQuote>>({
    faults: airFaults,
    declared: [OWN, { ...ROW_FACTS, required: (form, facts) => ROW_FACTS.required(form, form.air, facts) }],
  }),
  quoted(form, quote) {
    if (form.quoteId === quote.quoteId) return form;
    const own = isUnbegun(form, blankAir) ? prefillForm(form, quote) : form;
    const { offerId } = quote.offer;
    // The alternative flight was chosen for another offer.
    const altOfferId = own.offerId === offerId ? own.altOfferId : '';
    return { ...own, quoteId: quote.quoteId, offerId, altOfferId };
  },
  terms: {
    ...TERMS,
    services: ({ isDanger }, { rates }) => ratedServices(rates, isDanger),
    path: () => MODE_STATES.AIR,
  },
  fields: {
    ...FIELDS,
    choices: (form) => [...goodsChoices(form), ...serviceChoices(form), ...moneyChoices(form)],
    own: (form, facts) => [...OWN.drawn(form, facts), ...ROW_FACTS.drawn(form, form.air, facts)],
    edited(form, edit) {
      if (isOfOtherGoods(edit)) return clearRowFacts(form, edit.keys);
      const sizeRows = listEdited(
        'sizeRows',
        { most: OWN.fields.sizeRows.most, blank: blankSize },
        form.sizeRows,
        edit,
      );
      if (sizeRows) return { ...form, sizeRows };
      const air = ROW_FACTS.edited(form, form.air, edit);
      return air === form.air ? null : { ...form, air };
    },
    copied: (form) => ({ ...form, readyDay: '' }),
  },
  fit: {
    ...FIT,
    offered: offerForForm,
    room,
    // Cargo-aircraft-only goods need a freighter as alternative; a freighter accepts everything a passenger flight
    // does.
    standsIn: (offer, quote) => isAir(offer) && ['F', quote.offer.detail.aircraft].includes(offer.detail.aircraft),
  },
  acceptance: withRoom(room, airAcceptance),
  price: airPrice,
};
