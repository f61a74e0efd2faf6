import type { MallForm } from '../../../domain/modes/mall/form';
import type { MallQuote } from '../../../domain/modes/mall/quote';
import type { ModeStepParts } from '../../features/order/step-props';

/** What every step of the order of goods is given. */
export type MallParts = ModeStepParts<MallForm, MallQuote>;
