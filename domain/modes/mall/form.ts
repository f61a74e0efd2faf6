import { blankOrder } from '../../order/form/blank';
import { blankFields } from '../../order/form/fields';
import type { OrderForm } from '../../order/form/form';
import { YUAN } from '../../values/money';
import { FIELDS, type MallPart } from './fields';

export type MallForm = OrderForm & MallPart;

/** A purchase starts with pickup, and is paid in yuan. */
export const blankMall: MallForm = { ...blankOrder, ...blankFields(FIELDS), way: 'SELF', currency: YUAN };
