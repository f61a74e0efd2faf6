import type { FlexiForm } from '../../../domain/modes/flexi/form';
import type { FlexiQuote } from '../../../domain/modes/flexi/quote';
import type { ModeStepParts } from '../../features/order/step-props';

export type FlexiParts = ModeStepParts<FlexiForm, FlexiQuote>;

export const groupedAmount = (amount: number): string => amount.toLocaleString('en-US');
