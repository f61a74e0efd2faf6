import type { WhForm } from '../../../domain/modes/wh/form';
import type { ModeWire } from '../mode';
import { whForm } from './order';
import { whQuote } from './quote';
import { whSearch } from './search';
import { whDetail } from '../../../domain/modes/wh/detail-shape';
import { whReceipt } from '../../../domain/modes/wh/receipt-shape';
import { whRates } from '../../../domain/modes/wh/rates-shape';

export const WH = {
  search: whSearch,
  detail: whDetail,
  rates: whRates,
  form: whForm,
  quote: whQuote,
  receipt: whReceipt,
} satisfies ModeWire<WhForm>;
