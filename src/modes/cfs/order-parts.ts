import type { CfsForm } from '../../../domain/modes/cfs/form';
import type { CfsQuote } from '../../../domain/modes/cfs/quote';
import type { ModeStepParts } from '../../features/order/step-props';

export type CfsParts = ModeStepParts<CfsForm, CfsQuote>;
