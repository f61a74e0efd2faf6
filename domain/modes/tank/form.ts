import { blankOrder } from '../../order/blank';
import type { OrderForm } from '../../order/form';
import { OWN } from './fields';

/** What only a tank asks. */
export type TankPart = typeof OWN.blank;
export type TankForm = OrderForm & TankPart;

export const blankTank: TankForm = { ...blankOrder, ...OWN.blank };
