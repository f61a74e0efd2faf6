import { blankOrder } from '../../order/form/blank';
import type { OrderForm } from '../../order/form/form';
import { OWN } from './fields';

/** What only a flexitank asks. */
export type FlexiPart = typeof OWN.blank;
export type FlexiForm = OrderForm & FlexiPart;

/** What is dangerous goes into no bag, and is asked for elsewhere. */
export const blankFlexi: FlexiForm = { ...blankOrder, isDanger: 'N', ...OWN.blank };
