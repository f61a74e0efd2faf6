import { blankOrder } from '../../order/blank';
import type { OrderForm } from '../../order/form';
import { blankRowOf } from '../../order/list-edits';
import { OWN, TRUCK_FIELDS } from './fields';

/** What only a store asks. */
export type WhPart = typeof OWN.blank;
export type WhForm = OrderForm & WhPart;

export const blankTruck = blankRowOf(TRUCK_FIELDS);

/** Nothing comes without a truck. */
export const blankWh: WhForm = { ...blankOrder, ...OWN.blank, inbound: [blankTruck] };
