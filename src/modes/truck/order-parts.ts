import type { TruckForm } from '../../../domain/modes/truck/form';
import type { TruckQuote } from '../../../domain/modes/truck/quote';
import type { ModeStepParts } from '../../features/order/step-props';

export type TruckParts = ModeStepParts<TruckForm, TruckQuote>;
