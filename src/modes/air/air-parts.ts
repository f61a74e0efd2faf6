import type { AirForm } from '../../../domain/modes/air/form';
import type { AirQuote } from '../../../domain/modes/air/quote';
import type { ModeStepParts } from '../../features/order/step-props';

export type AirParts = ModeStepParts<AirForm, AirQuote>;
