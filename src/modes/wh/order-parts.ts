import type { WhForm } from '../../../domain/modes/wh/form';
import type { WhQuote } from '../../../domain/modes/wh/quote';
import type { ModeStepParts } from '../../features/order/step-props';

/** What every step of the order of a place in a store is given. */
export type WhParts = ModeStepParts<WhForm, WhQuote>;
