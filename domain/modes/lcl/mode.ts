import { blankGoods, type GoodsRow } from '../../goods/row';
import { goodsChoices, moneyChoices, serviceChoices } from '../../order/blocks/listed';
import { withRoom } from '../../order/findings/room';
import type { OrderMode } from '../../order/mode/mode';
import { FIELDS, FIT, TERMS } from '../../order/mode/mode-parts';
import type { OrderFacts } from '../../order/form/facts';
import { nextGoodsName } from '../../order/form/split';
import { findRequiredFields } from '../../order/form/required';
import { isUnbegun } from '../../order/form/same-form';
import { MODE_STATES } from '../../order/life/mode-states';
import { lclAcceptance, lclPrice } from './acceptance';
import { LCL_STEPS, OWN, type LclStep } from './fields';
import { blankLcl, blankRowFacts, type LclForm } from './form';
import type { LclQuote } from './quote';
import { lclRoom } from './room';
import { ROW_FACTS } from './row-fields';
import type { LclRow } from './search';
import { leftOver } from './fit-asked';
import { ratedServices } from '../../order/money/sold';
import { firstDeadline, closingTime } from '../../offer/cutoffs';
import { parseMoment } from '../../values/moments';
import { lclCutoffs } from './cutoffs';
import { confirmFaults } from '../../order/blocks/confirm';
import { portCountry, requiredHsCode } from '../../order/blocks/countries';
import { fault, type OrderFault, type FieldPath } from '../../rules/fault';
import { offerFaults } from '../../order/blocks/offer';
import { peopleFaults } from '../../order/blocks/parties';
import { rowFaults } from '../../order/blocks/rows';
import { serviceFaults } from '../../order/blocks/services';
import { isPastDelivery } from './intake-rules';
import { roadFaults, ROAD_FIELD } from './road-papers';
import { withDeclaration } from './services';
import { commonFieldStep } from '../../order/blocks/parts';

const sharedStep = commonFieldStep<LclStep>({
  offer: 'goods',
  goods: 'goods',
  services: 'intake',
  people: 'parties',
  close: 'confirm',
});

const isStep = (step: string | null): step is LclStep => LCL_STEPS.some((one) => one === step);

function fieldStep(path: FieldPath): LclStep {
  if (path === ROAD_FIELD) return 'intake';
  const [field = ''] = path.split('.');
  const declared = ROW_FACTS.stepOf(path) ?? OWN.stepOf(field);
  return isStep(declared) ? declared : sharedStep(field);
}

const compareFaultSteps = (one: OrderFault, other: OrderFault): number =>
  LCL_STEPS.indexOf(fieldStep(one.path)) - LCL_STEPS.indexOf(fieldStep(other.path));

function lclFaults(form: LclForm, facts: OrderFacts<LclQuote>): OrderFault[] {
  const offer = facts.quote?.offer;
  const country = portCountry(offer?.dst?.code);
  return [
    ...offerFaults(form, facts),
    ...rowFaults(form, facts, requiredHsCode(country), true),
    ...ROW_FACTS.faults(form, form.lcl, facts),
    ...OWN.faults(form, facts),
    ...roadFaults(form),
    ...(isPastDelivery(form, facts) ? [fault('deliverDate', 'lclDeliverPast')] : []),
    ...serviceFaults(withDeclaration(form), offer ? closingTime(offer.cutoffs) : null),
    ...peopleFaults(form, country),
    ...confirmFaults(form, country),
  ].toSorted(compareFaultSteps);
}

/** Dangerous goods have earlier CFS cut-offs: use those of the goods in the form, not of the search. */
function offerForForm({ isDanger }: Pick<LclForm, 'isDanger'>, quote: LclQuote): LclQuote {
  const { search, offer } = quote;
  const leavesAt = parseMoment(offer.leavesAt ?? '');
  if (isDanger === search.isDanger || leavesAt === null) return quote;
  const cutoffs = lclCutoffs(leavesAt, isDanger === 'Y' ? 'danger' : 'general');
  return { ...quote, offer: { ...offer, cutoffs, closesAt: firstDeadline(cutoffs) } };
}

const buildGoodsRow = ({ unNo, pieces, kg, m3, group, name }: LclRow, at: number, isDanger: 'Y' | 'N'): GoodsRow => ({
  ...blankGoods(String(at + 1)),
  ...(isDanger === 'Y' && unNo === null && { isGeneral: true }),
  unNo: unNo ?? '',
  nameCn: name ?? '',
  pieces: String(pieces),
  grossKg: String(kg),
  volume: String(m3),
  packingGroup: group ?? '',
});

function prefillForm(form: LclForm, { search }: LclQuote): LclForm {
  const edges = search.rows.flatMap(({ longCm }, at) =>
    longCm === null ? [] : [[String(at + 1), { ...blankRowFacts, longCm: String(longCm) }]],
  );
  return {
    ...form,
    isDanger: search.isDanger,
    goods: search.rows.map((row, at) => buildGoodsRow(row, at, search.isDanger)),
    stackable: search.isStackable ? 'Y' : 'N',
    lcl: Object.fromEntries(edges) as LclForm['lcl'],
  };
}

export const LCL: OrderMode<LclForm, LclQuote> = {
  id: 'LCL',
  steps: LCL_STEPS,
  blank: blankLcl,
  stepOf: fieldStep,
  faults: lclFaults,
  required: findRequiredFields<LclForm, OrderFacts<LclQuote>>({
    faults: lclFaults,
    declared: [OWN, { ...ROW_FACTS, required: (form, facts) => ROW_FACTS.required(form, form.lcl, facts) }],
  }),
  quoted(form, quote) {
    if (form.quoteId === quote.quoteId) return form;
    const own = isUnbegun(form, blankLcl) ? prefillForm(form, quote) : form;
    return { ...own, quoteId: quote.quoteId, offerId: quote.offer.offerId };
  },
  terms: {
    ...TERMS,
    services: ({ isDanger }, { rates }) => ratedServices(rates, isDanger),
    path: () => MODE_STATES.LCL,
  },
  fields: {
    ...FIELDS,
    choices: (form) => [
      ...goodsChoices(form),
      ...serviceChoices(form),
      { path: 'releaseType', list: 'releaseType', code: form.releaseType },
      ...moneyChoices(form),
    ],
    own: (form, facts) => [...OWN.drawn(form, facts), ...ROW_FACTS.drawn(form, form.lcl, facts)],
    edited(form, edit) {
      const lcl = ROW_FACTS.edited(form, form.lcl, edit);
      return lcl === form.lcl ? null : { ...form, lcl };
    },
    copied(form) {
      const { deliverDate, deliverHour, plateNo, driverName, driverPhone, escortName, tolerance } = blankLcl;
      return { ...form, deliverDate, deliverHour, plateNo, driverName, driverPhone, escortName, tolerance };
    },
    leftOver: (form) => leftOver(form) ?? nextGoodsName(form),
  },
  fit: {
    ...FIT,
    offered: offerForForm,
    room: lclRoom,
  },
  acceptance: withRoom(lclRoom, lclAcceptance),
  price: lclPrice,
};
