import type { OrderFacts } from '../../order/form/facts';
import { requiredBy } from '../../order/form/required';
import { BILL, COLD, TERMS } from './fields';
import type { FclForm } from './form';
import type { FclQuote } from './quote';
import { fclFaults } from './rules';

export const requiredOfFcl = requiredBy<FclForm, OrderFacts<FclQuote>>({
  faults: fclFaults,
  declared: [TERMS, COLD, BILL],
});
