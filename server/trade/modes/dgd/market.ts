import type { DgdForm } from '../../../../domain/modes/dgd/form';
import { linkedOrderChecks } from '../../../../domain/modes/dgd/linked';
import type { DgdQuote } from '../../../../domain/modes/dgd/quote';
import type { ModeMarket } from '../market';

export const dgdMarket = { names: linkedOrderChecks } satisfies ModeMarket<DgdForm, DgdQuote>;
