import { blankOrder } from '../../order/form/blank';
import type { OrderForm } from '../../order/form/form';
import { OWN } from './fields';

export type FlexiPart = typeof OWN.blank;
export type FlexiForm = OrderForm & FlexiPart;

/** Dangerous goods never go into a flexitank, so the form starts and stays harmless. */
export const blankFlexi: FlexiForm = { ...blankOrder, isDanger: 'N', ...OWN.blank };
