import { blankOrder } from '../../order/blank';
import type { OrderForm } from '../../order/form';
import { YUAN } from '../../values/money';
import { blankRowOf } from '../../order/list-edits';
import { OWN, TRUCK_FIELDS } from './fields';

/** What only a store asks. */
export type WhPart = typeof OWN.blank;
export type WhForm = OrderForm & WhPart;

export const blankTruck = blankRowOf(TRUCK_FIELDS);

/** Nothing comes without a truck, and a store is paid in its own money unless somebody says otherwise. */
export const blankWh: WhForm = { ...blankOrder, ...OWN.blank, currency: YUAN, inbound: [blankTruck] };
