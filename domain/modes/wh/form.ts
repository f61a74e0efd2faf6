import { blankOrder } from '../../order/form/blank';
import type { OrderForm } from '../../order/form/form';
import { YUAN } from '../../values/money';
import { blankRow } from '../../order/form/list-edits';
import { OWN, TRUCK_FIELDS } from './fields';

export type WhPart = typeof OWN.blank;
export type WhForm = OrderForm & WhPart;

export const blankTruck = blankRow(TRUCK_FIELDS);

/** Starts with one truck, and paid in yuan. */
export const blankWh: WhForm = { ...blankOrder, ...OWN.blank, currency: YUAN, inbound: [blankTruck] };
