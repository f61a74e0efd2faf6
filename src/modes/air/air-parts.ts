import type { AirForm } from '../../../domain/modes/air/form';
import type { AirQuote } from '../../../domain/modes/air/quote';
import type { ModeStepParts } from '../../features/order/step-props';

/** What every step of the order of an air freight is given. */
export type AirParts = ModeStepParts<AirForm, AirQuote>;
