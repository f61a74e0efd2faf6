import type { DgdForm } from '../../../domain/modes/dgd/form';
import type { DgdQuote } from '../../../domain/modes/dgd/quote';
import { weekdayText } from '../../copy/words/moment-words';
import type { ModeStepParts } from '../../features/order/step-props';

export type DgdParts = ModeStepParts<DgdForm, DgdQuote>;

export const clockText = (at: number): string => weekdayText(new Date(at).toISOString());
