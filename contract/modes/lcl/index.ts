import type { LclForm } from '../../../domain/modes/lcl/form';
import type { ModeWire } from '../mode';
import { lclForm } from './order';
import { lclQuote, lclRates } from './quote';
import { lclSearch } from './search';
import { lclDetail } from '../../../domain/modes/lcl/detail-shape';
import { lclReceipt } from '../../../domain/modes/lcl/receipt-shape';

export const LCL = {
  search: lclSearch,
  detail: lclDetail,
  rates: lclRates,
  form: lclForm,
  quote: lclQuote,
  receipt: lclReceipt,
} satisfies ModeWire<LclForm>;
