import { blankOrder } from '../../order/form/blank';
import type { BoxesBlock, OrderForm } from '../../order/form/form';
import { blankRow } from '../../order/form/list-edits';
import { CONTAINER_FIELDS, OWN, TRUCK_FIELDS, type CfsOwn } from './fields';
import type { CfsRowFacts } from './row-fields';

export type CfsPart = BoxesBlock & CfsOwn & { cfs: CfsRowFacts };
export type CfsForm = OrderForm & CfsPart;

export const isCfsForm = (form: OrderForm): form is CfsForm => 'stuffSlots' in form && 'cfs' in form;

export const blankTruck = blankRow(TRUCK_FIELDS);
export const blankContainer = blankRow(CONTAINER_FIELDS);

export const blankCfs: CfsForm = { ...blankOrder, ...OWN.blank, boxes: [{ type: '20GP', count: '1' }], cfs: {} };
