import type { MallForm } from '../../../domain/modes/mall/form';
import type { ModeWire } from '../mode';
import { mallForm } from './order';
import { mallQuote, mallRates } from './quote';
import { mallReceipt } from './receipt';
import { mallDetail, mallSearch } from './search';

export const MALL = {
  search: mallSearch,
  detail: mallDetail,
  rates: mallRates,
  form: mallForm,
  quote: mallQuote,
  receipt: mallReceipt,
} satisfies ModeWire<MallForm>;
