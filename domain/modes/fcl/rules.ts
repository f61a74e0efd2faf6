import { closingTime } from '../../offer/cutoffs';
import { boxFaults } from '../../order/blocks/boxes';
import { confirmFaults } from '../../order/blocks/confirm';
import { portCountry, requiredHsCode } from '../../order/blocks/countries';
import { requiredFault, type OrderFault } from '../../rules/fault';
import { loadFaults } from '../../order/blocks/load';
import { offerFaults } from '../../order/blocks/offer';
import { peopleFaults } from '../../order/blocks/parties';
import { rowFaults } from '../../order/blocks/rows';
import { serviceFaults } from '../../order/blocks/services';
import type { OrderFacts } from '../../order/form/facts';
import { BILL, COLD, TERMS } from './fields';
import type { FclForm } from './form';

import type { FclQuote } from './quote';

export function fclFaults(form: FclForm, facts: OrderFacts<FclQuote>): OrderFault[] {
  const offer = facts.quote?.offer;
  const country = portCountry(offer?.dst?.code);
  return [
    ...offerFaults(form, facts),
    ...boxFaults(form.boxes),
    ...TERMS.faults(form, facts),
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
