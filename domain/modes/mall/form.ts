import { blankOrder } from '../../order/blank';
import { blankOf } from '../../order/fields';
import type { OrderForm } from '../../order/form';
import { YUAN } from '../../values/money';
import { FIELDS, type MallPart } from './fields';

export type MallForm = OrderForm & MallPart;

/** What is bought is fetched unless somebody says otherwise, and paid here, in yuan. */
export const blankMall: MallForm = { ...blankOrder, ...blankOf(FIELDS), way: 'SELF', currency: YUAN };
