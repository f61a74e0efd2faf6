import { carriedGoods } from '../../order/goods/carried-goods';
import { segregatedGroups } from '../../order/boxes/box-advice';
import { boxesEdited } from '../../order/form/edit';
import { judgeBoxSegregation } from '../../order/findings/segregation';
import { blankGoods } from '../../goods/row';
import { countBoxes, loadFaults } from '../../order/blocks/load';
import { withRoom, type Room } from '../../order/findings/room';
import { isUnbegun } from '../../order/form/same-form';
import type { OrderMode } from '../../order/mode/mode';
import { FIELDS, FIT, TERMS } from '../../order/mode/mode-parts';
import { CHARGES_ID } from '../../order/papers/protocol';
import { MODE_STATES } from '../../order/life/mode-states';
import { fclAcceptance } from './acceptance';
import { BILL, COLD, TERMS as TERM_FIELDS } from './fields';
import { blankFcl, type FclForm } from './form';
import { fclPrice } from './price';
import type { FclQuote } from './quote';
import { FCL_STEPS, fieldStep } from './steps';
import { ratedServices } from '../../order/money/sold';
import { goodsChoices, moneyChoices, serviceChoices, type Choice } from '../../order/blocks/listed';
import { cutoffsForSailing, firstDeadline, closingTime } from '../../offer/cutoffs';
import type { OrderFacts } from '../../order/form/facts';
import { findRequiredFields } from '../../order/form/required';
import { boxFaults } from '../../order/blocks/boxes';
import { confirmFaults } from '../../order/blocks/confirm';
import { portCountry, requiredHsCode } from '../../order/blocks/countries';
import { requiredFault, type OrderFault } from '../../rules/fault';
import { offerFaults } from '../../order/blocks/offer';
import { peopleFaults } from '../../order/blocks/parties';
import { rowFaults } from '../../order/blocks/rows';
import { serviceFaults } from '../../order/blocks/services';

export function fclFaults(form: FclForm, facts: OrderFacts<FclQuote>): OrderFault[] {
  const offer = facts.quote?.offer;
  const country = portCountry(offer?.dst?.code);
  return [
    ...offerFaults(form, facts),
    ...boxFaults(form.boxes),
    ...TERM_FIELDS.faults(form, facts),
    ...COLD.faults(form, facts),
    ...rowFaults(form, facts, requiredHsCode(country)),
    ...loadFaults(form.boxes, form.goods),
    ...serviceFaults(form, offer ? closingTime(offer.cutoffs) : null),
    ...peopleFaults(form, country),
    ...BILL.faults(form, facts),
    ...confirmFaults(form, country),
    ...(form.agreeCharges ? [] : [requiredFault('agreeCharges')]),
  ];
}

const requiredOfFcl = findRequiredFields<FclForm, OrderFacts<FclQuote>>({
  faults: fclFaults,
  declared: [TERM_FIELDS, COLD, BILL],
});

export function offerForForm({ isDanger }: Pick<FclForm, 'isDanger'>, quote: FclQuote): FclQuote {
  const { search, offer, takers } = quote;
  if (isDanger === search.isDanger) return quote;
  const cutoffs = cutoffsForSailing(offer.leavesAt ?? '', isDanger === 'Y', takers?.orgHandling ?? null);
  return { ...quote, offer: { ...offer, cutoffs, closesAt: firstDeadline(cutoffs) } };
}

const fclChoices = (form: FclForm): Choice[] => [
  { path: 'tradeTerm', list: 'tradeTerm', code: form.tradeTerm },
  { path: 'transportTerm', list: 'transportTerm', code: form.transportTerm },
  { path: 'freightTerm', list: 'freightTerm', code: form.freightTerm },
  ...goodsChoices(form),
  ...serviceChoices(form),
  { path: 'blType', list: 'blType', code: form.blType },
  { path: 'releaseType', list: 'releaseType', code: form.releaseType },
  ...moneyChoices(form),
];

function prefillForm(form: FclForm, { search }: FclQuote): FclForm {
  const { isDanger, rows = [] } = search;
  if (rows.length > 0) return { ...form, isDanger, goods: carriedGoods(rows) };
  const [row = blankGoods('1')] = form.goods;
  return { ...form, isDanger, goods: [{ ...row, unNo: search.unNo ?? '' }] };
}

const room = ({ boxes }: FclForm, { offer: { left } }: FclQuote): Room => ({
  needs: [{ measure: 'BOX', amount: countBoxes(boxes).reduce((all, { count }) => all + count, 0) }],
  left,
});

export const FCL: OrderMode<FclForm, FclQuote> = {
  id: 'FCL',
  steps: FCL_STEPS,
  blank: blankFcl,
  stepOf: fieldStep,
  faults: fclFaults,
  required: requiredOfFcl,
  quoted(form, quote) {
    if (form.quoteId === quote.quoteId) return form;
    const own = isUnbegun(form, blankFcl) ? prefillForm(form, quote) : form;
    const boxes = quote.search.boxes.map(({ type, count }) => ({ type, count: String(count) }));
    return { ...own, boxes, quoteId: quote.quoteId, offerId: quote.offer.offerId };
  },
  terms: {
    ...TERMS,
    charges: CHARGES_ID,
    services: ({ isDanger }, { rates }) => ratedServices(rates, isDanger),
    path: () => MODE_STATES.FCL,
  },
  fields: {
    ...FIELDS,
    isDeclarerChosen: true,
    choices: fclChoices,
    own: (form) => [
      ['boxes', form.boxes],
      ...TERM_FIELDS.drawn(form, null),
      ...COLD.drawn(form, null),
      ...BILL.drawn(form, null),
    ],
    edited: boxesEdited,
  },
  fit: {
    ...FIT,
    offered: offerForForm,
    room,
  },
  acceptance: withRoom(room, fclAcceptance),
  price: (form, { rates }, goodsOf) => fclPrice(form, rates, segregatedGroups(judgeBoxSegregation(form, goodsOf))),
};
