import type { FlexiForm } from '../../../domain/modes/flexi/form';
import type { ModeWire } from '../mode';
import { flexiForm } from './order';
import { flexiQuote } from './quote';
import { flexiSearch } from './search';
import { flexiDetail } from '../../../domain/modes/flexi/detail-shape';
import { flexiReceipt } from '../../../domain/modes/flexi/receipt-shape';
import { flexiRates } from '../../../domain/modes/flexi/rates-shape';

export const FLEXI = {
  search: flexiSearch,
  detail: flexiDetail,
  rates: flexiRates,
  form: flexiForm,
  quote: flexiQuote,
  receipt: flexiReceipt,
} satisfies ModeWire<FlexiForm>;
