import { blankOrder } from '../../order/form/blank';
import { blankRow } from '../../order/form/list-edits';
import type { PartOf } from '../../order/form/fields';
import type { OrderForm } from '../../order/form/form';
import { YUAN } from '../../values/money';
import { LOAD_FIELDS, OWN } from './fields';

export type DomPart = typeof OWN.blank;
export type DomForm = OrderForm & DomPart;

export type DomLoadRow = PartOf<typeof LOAD_FIELDS>;
export const MOST_LOADS = OWN.fields.loads.most;
export const blankLoad: DomLoadRow = blankRow(LOAD_FIELDS);

/** Dangerous goods are enquired, not ordered; domestic orders are paid in yuan. */
export const blankDom: DomForm = {
  ...blankOrder,
  ...OWN.blank,
  isDanger: 'N',
  currency: YUAN,
  loads: [blankLoad],
};
