import type { DomForm } from '../../../domain/modes/dom/form';
import type { DomQuote } from '../../../domain/modes/dom/quote';
import type { ModeStepParts } from '../../features/order/step-props';

export type DomParts = ModeStepParts<DomForm, DomQuote>;
