import { closingTime } from '../../offer/cutoffs';
import { confirmFaults } from '../../order/blocks/confirm';
import { requiredHsCode } from '../../order/blocks/countries';
import { fault, type OrderFault } from '../../rules/fault';
import { offerFaults } from '../../order/blocks/offer';
import { isToOrder, peopleFaults } from '../../order/blocks/parties';
import { rowFaults } from '../../order/blocks/rows';
import { serviceFaults } from '../../order/blocks/services';
import type { OrderFacts } from '../../order/form/facts';
import { airportCountry } from './airports';
import { AIR_STEPS, OWN } from './fields';
import type { AirForm } from './form';
import type { AirQuote } from './quote';
import { ROW_FACTS } from './row-fields';
import { fieldStep } from './steps';

const compareFaultSteps = (one: OrderFault, other: OrderFault): number =>
  AIR_STEPS.indexOf(fieldStep(one.path)) - AIR_STEPS.indexOf(fieldStep(other.path));

/** A waybill needs a named consignee: it is not negotiable. */
const consigneeFaults = ({ consignee }: AirForm): OrderFault[] =>
  isToOrder(consignee) ? [fault('consignee.name', 'airToOrder')] : [];

const ofOthers = (form: AirForm, country: string): OrderFault[] => {
  const own = consigneeFaults(form);
  return [...own, ...peopleFaults(form, country).filter(({ path }) => own.every((one) => one.path !== path))];
};

export function airFaults(form: AirForm, facts: OrderFacts<AirQuote>): OrderFault[] {
  const offer = facts.quote?.offer;
  const country = airportCountry(offer?.dst?.code);
  return [
    ...offerFaults(form, facts),
    ...rowFaults(form, facts, requiredHsCode(country)),
    ...ROW_FACTS.faults(form, form.air, facts),
    ...OWN.faults(form, facts),
    // Air dangerous goods require the shipper's own signed declaration.
    ...serviceFaults({ ...form, declMode: 'SELF' }, offer ? closingTime(offer.cutoffs) : null),
    ...ofOthers(form, country),
    ...confirmFaults(form, country),
  ].toSorted(compareFaultSteps);
}
