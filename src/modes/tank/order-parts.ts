import type { TankForm } from '../../../domain/modes/tank/form';
import type { TankQuote } from '../../../domain/modes/tank/quote';
import type { ModeStepParts } from '../../features/order/step-props';

export type TankParts = ModeStepParts<TankForm, TankQuote>;
