import { closingOf } from '../../offer/cutoffs';
import { confirmFaults } from '../../order/blocks/confirm';
import { countryOf, hsDemandOf } from '../../order/blocks/countries';
import { fault, type OrderFault } from '../../rules/fault';
import { offerFaults } from '../../order/blocks/offer';
import { peopleFaults } from '../../order/blocks/parties';
import { rowFaults } from '../../order/blocks/rows';
import { serviceFaults } from '../../order/blocks/services';
import type { OrderFacts } from '../../order/form/facts';
import { LCL_STEPS, OWN } from './fields';
import type { LclForm } from './form';
import { isPastDelivery } from './intake-rules';
import type { LclQuote } from './quote';
import { roadFaults } from './road-papers';
import { ROW_FACTS } from './row-fields';
import { withDeclaration } from './services';
import { stepOf } from './steps';

const byStep = (one: OrderFault, other: OrderFault): number =>
  LCL_STEPS.indexOf(stepOf(one.path)) - LCL_STEPS.indexOf(stepOf(other.path));

export function lclFaults(form: LclForm, facts: OrderFacts<LclQuote>): OrderFault[] {
  const offer = facts.quote?.offer;
  const country = countryOf(offer?.dst?.code);
  return [
    ...offerFaults(form, facts),
    ...rowFaults(form, facts, hsDemandOf(country), true),
    ...ROW_FACTS.faults(form, form.lcl, facts),
    ...OWN.faults(form, facts),
    ...roadFaults(form),
    ...(isPastDelivery(form, facts) ? [fault('deliverDate', 'lclDeliverPast')] : []),
    ...serviceFaults(withDeclaration(form), offer ? closingOf(offer.cutoffs) : null),
    ...peopleFaults(form, country),
    ...confirmFaults(form, country),
  ].toSorted(byStep);
}
