import type { MallForm } from '../../../domain/modes/mall/form';
import type { MallQuote } from '../../../domain/modes/mall/quote';
import type { ModeStepParts } from '../../features/order/step-props';

export type MallParts = ModeStepParts<MallForm, MallQuote>;
