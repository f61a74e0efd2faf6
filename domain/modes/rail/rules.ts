import { closingTime } from '../../offer/cutoffs';
import { boxFaults } from '../../order/blocks/boxes';
import { confirmFaults } from '../../order/blocks/confirm';
import { requiredHsCode } from '../../order/blocks/countries';
import { fault, type OrderFault } from '../../rules/fault';
import { loadFaults } from '../../order/blocks/load';
import { offerFaults } from '../../order/blocks/offer';
import { isToOrder, peopleFaults } from '../../order/blocks/parties';
import { rowFaults } from '../../order/blocks/rows';
import { serviceFaults } from '../../order/blocks/services';
import type { OrderFacts } from '../../order/form/facts';
import { findAbroad } from './corridor';
import { OWN, RAIL_STEPS } from './fields';
import type { RailForm } from './form';
import type { RailQuote } from './quote';
import { ROW_FACTS } from './row-fields';
import { isRailBox } from './search';
import { fieldStep } from './steps';
import { railTruckFaults } from './trucks';
import { isThere, unitFaults } from './units';

const compareFaultSteps = (one: OrderFault, other: OrderFault): number =>
  RAIL_STEPS.indexOf(fieldStep(one.path)) - RAIL_STEPS.indexOf(fieldStep(other.path));

const typeFaults = ({ boxes }: RailForm): OrderFault[] =>
  boxes.flatMap(({ type }, at) => (isRailBox(type) ? [] : [fault(`boxes.${at}.type`, 'railBoxType')]));

const hasFile = ({ files }: RailForm, docType: string): boolean => files.some((file) => file.docType === docType);

/** Entering a number requires its paper. */
const fileFaults = (form: RailForm): OrderFault[] => [
  ...(form.isDanger === 'Y' && form.dgApprovalNo.trim() !== '' && !hasFile(form, 'RAILDG')
    ? [fault('files', 'railPermitFile')]
    : []),
  ...(form.isDanger === 'N' && form.lithiumExempt && !hasFile(form, 'UN38') ? [fault('files', 'railReportFile')] : []),
];

/** A rail waybill is no document of title, so it needs a named consignee. */
function ofOthers(form: RailForm): OrderFault[] {
  if (!isToOrder(form.consignee)) return peopleFaults(form, '');
  const own = fault('consignee.name', 'railToOrder');
  return [own, ...peopleFaults(form, '').filter(({ path }) => path !== own.path)];
}

export function railFaults(form: RailForm, facts: OrderFacts<RailQuote>): OrderFault[] {
  const offer = facts.quote?.offer;
  const isBox = isThere(form);
  const own = OWN.faults(form, facts).filter(({ path }) => isBox(path));
  const told = new Set(own.map(({ path }) => path));
  return [
    ...offerFaults(form, facts),
    ...boxFaults(form.boxes),
    ...typeFaults(form),
    ...rowFaults(form, facts, requiredHsCode(findAbroad(offer?.dst?.code)?.country ?? '')),
    ...loadFaults(form.boxes, form.goods),
    ...ROW_FACTS.faults(form, form.rail, facts),
    ...own,
    ...[...unitFaults(form), ...railTruckFaults(form, facts)].filter(({ path }) => !told.has(path)),
    // Rail has no port declaration.
    ...serviceFaults({ ...form, declMode: 'SELF' }, offer ? closingTime(offer.cutoffs) : null),
    ...ofOthers(form),
    ...confirmFaults(form, ''),
    ...fileFaults(form),
  ].toSorted(compareFaultSteps);
}
