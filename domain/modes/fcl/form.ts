import { blankOrder } from '../../order/form/blank';
import type { BoxesBlock, OrderForm } from '../../order/form/form';
import { BILL, COLD, TERMS } from './fields';

export type FclPart = BoxesBlock & typeof TERMS.blank & typeof COLD.blank & typeof BILL.blank;

export type FclForm = OrderForm & FclPart;

export const blankFcl: FclForm = {
  ...blankOrder,
  boxes: [{ type: '20GP', count: '1' }],
  ...TERMS.blank,
  ...COLD.blank,
  ...BILL.blank,
};
