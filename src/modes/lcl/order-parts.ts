import type { LclForm } from '../../../domain/modes/lcl/form';
import type { LclQuote } from '../../../domain/modes/lcl/quote';
import type { ModeStepParts } from '../../features/order/step-props';

export type LclParts = ModeStepParts<LclForm, LclQuote>;
