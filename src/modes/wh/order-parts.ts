import type { WhForm } from '../../../domain/modes/wh/form';
import type { WhQuote } from '../../../domain/modes/wh/quote';
import type { ModeStepParts } from '../../features/order/step-props';

export type WhParts = ModeStepParts<WhForm, WhQuote>;
