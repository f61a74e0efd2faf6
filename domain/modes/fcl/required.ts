import type { OrderFacts } from '../../order/form/facts';
import { findRequiredFields } from '../../order/form/required';
import { BILL, COLD, TERMS } from './fields';
import type { FclForm } from './form';
import type { FclQuote } from './quote';
import { fclFaults } from './rules';

export const requiredOfFcl = findRequiredFields<FclForm, OrderFacts<FclQuote>>({
  faults: fclFaults,
  declared: [TERMS, COLD, BILL],
});
