import type { TankForm } from '../../../domain/modes/tank/form';
import type { TankQuote } from '../../../domain/modes/tank/quote';
import { tankCopy } from '../../copy/modes/tank';
import type { ModeStepParts } from '../../features/order/step-props';
import { ownFields } from '../../trade/fields/own-fields';

/** What every step of the order of tanks is given, and the fields that it draws. */
export type TankParts = ModeStepParts<TankForm, TankQuote>;
export const { OwnText, OwnNumber, OwnChoice } = ownFields(tankCopy.label);
