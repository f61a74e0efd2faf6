import { blankOrder } from '../../order/form/blank';
import type { OrderForm } from '../../order/form/form';
import type { DgdPart } from './fields';
import { OWN } from './own';

export type DgdForm = OrderForm & DgdPart;

export const blankDgd: DgdForm = { ...blankOrder, ...OWN.blank };
