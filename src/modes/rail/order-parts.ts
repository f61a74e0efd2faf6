import type { RailForm } from '../../../domain/modes/rail/form';
import type { RailQuote } from '../../../domain/modes/rail/quote';
import type { ModeStepParts } from '../../features/order/step-props';

export type RailParts = ModeStepParts<RailForm, RailQuote>;
