import type { DomForm } from '../../../domain/modes/dom/form';
import type { DomQuote } from '../../../domain/modes/dom/quote';
import type { ModeStepParts } from '../../features/order/step-props';

/** What every step of the order of boxes within the country is given. */
export type DomParts = ModeStepParts<DomForm, DomQuote>;
