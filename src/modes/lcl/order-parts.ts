import type { LclForm } from '../../../domain/modes/lcl/form';
import type { LclQuote } from '../../../domain/modes/lcl/quote';
import type { ModeStepParts } from '../../features/order/step-props';

/** What every step of the order of a share of a box is given. */
export type LclParts = ModeStepParts<LclForm, LclQuote>;
