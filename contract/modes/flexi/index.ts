import type { FlexiForm } from '../../../domain/modes/flexi/form';
import type { ModeWire } from '../mode';
import { flexiForm } from './order';
import { flexiQuote, flexiRates } from './quote';
import { flexiReceipt } from './receipt';
import { flexiDetail, flexiSearch } from './search';

export const FLEXI = {
  search: flexiSearch,
  detail: flexiDetail,
  rates: flexiRates,
  form: flexiForm,
  quote: flexiQuote,
  receipt: flexiReceipt,
} satisfies ModeWire<FlexiForm>;
