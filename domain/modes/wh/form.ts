import { blankOrder } from '../../order/blank';
import type { OrderForm } from '../../order/form';
import { OWN } from './fields';

/** What only a store asks. */
export type WhPart = typeof OWN.blank;
export type WhForm = OrderForm & WhPart;

export const blankWh: WhForm = { ...blankOrder, ...OWN.blank };
