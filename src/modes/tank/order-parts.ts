import type { TankForm } from '../../../domain/modes/tank/form';
import type { TankQuote } from '../../../domain/modes/tank/quote';
import type { ModeStepParts } from '../../features/order/step-props';

/** What every step of the order of tanks is given. */
export type TankParts = ModeStepParts<TankForm, TankQuote>;
