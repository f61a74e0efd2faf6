import { blankOrder } from '../../order/form/blank';
import { blankRowOf } from '../../order/form/list-edits';
import type { PartOf } from '../../order/form/fields';
import type { OrderForm } from '../../order/form/form';
import { YUAN } from '../../values/money';
import { LOAD_FIELDS, OWN } from './fields';

/** What only goods within the country are asked. */
export type DomPart = typeof OWN.blank;
export type DomForm = OrderForm & DomPart;

export type DomLoadRow = PartOf<typeof LOAD_FIELDS>;
export const MOST_LOADS = OWN.fields.loads.most;
export const blankLoad: DomLoadRow = blankRowOf(LOAD_FIELDS);

/** What is dangerous is asked for, and not ordered; what stays in the country is paid in yuan. */
export const blankDom: DomForm = {
  ...blankOrder,
  ...OWN.blank,
  isDanger: 'N',
  currency: YUAN,
  loads: [blankLoad],
};
