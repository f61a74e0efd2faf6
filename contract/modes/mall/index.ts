import type { MallForm } from '../../../domain/modes/mall/form';
import type { ModeWire } from '../mode';
import { mallForm } from './order';
import { mallQuote } from './quote';
import { mallDetail } from '../../../domain/modes/mall/detail-shape';
import { mallSearch } from '../../../domain/modes/mall/search-shape';
import { mallReceipt } from '../../../domain/modes/mall/receipt-shape';
import { mallRates } from '../../../domain/modes/mall/rates-shape';

export const MALL = {
  search: mallSearch,
  detail: mallDetail,
  rates: mallRates,
  form: mallForm,
  quote: mallQuote,
  receipt: mallReceipt,
} satisfies ModeWire<MallForm>;
