import type { LclForm } from '../../../domain/modes/lcl/form';
import type { ModeWire } from '../mode';
import { lclForm } from './order';
import { lclQuote, lclRates } from './quote';
import { lclReceipt } from './receipt';
import { lclDetail, lclSearch } from './search';

export const LCL = {
  search: lclSearch,
  detail: lclDetail,
  rates: lclRates,
  form: lclForm,
  quote: lclQuote,
  receipt: lclReceipt,
} satisfies ModeWire<LclForm>;
