import { blankOrder } from '../../order/form/blank';
import type { OrderForm } from '../../order/form/form';
import { YUAN } from '../../values/money';
import { blankRowOf } from '../../order/form/list-edits';
import { OWN, TRUCK_FIELDS } from './fields';

/** What only a store asks. */
export type WhPart = typeof OWN.blank;
export type WhForm = OrderForm & WhPart;

export const blankTruck = blankRowOf(TRUCK_FIELDS);

/** Nothing comes without a truck, and a store is paid in its own money unless somebody says otherwise. */
export const blankWh: WhForm = { ...blankOrder, ...OWN.blank, currency: YUAN, inbound: [blankTruck] };
