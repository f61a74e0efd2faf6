import type { FlexiForm } from '../../../domain/modes/flexi/form';
import type { FlexiQuote } from '../../../domain/modes/flexi/quote';
import type { ModeStepParts } from '../../features/order/step-props';

/** What every step of the order of flexitanks is given. */
export type FlexiParts = ModeStepParts<FlexiForm, FlexiQuote>;

/** Litres and kilograms as they are read. */
export const grouped = (amount: number): string => amount.toLocaleString('en-US');
