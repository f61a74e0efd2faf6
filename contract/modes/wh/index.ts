import type { WhForm } from '../../../domain/modes/wh/form';
import type { ModeWire } from '../mode';
import { whForm } from './order';
import { whQuote, whRates } from './quote';
import { whReceipt } from './receipt';
import { whDetail, whSearch } from './search';

export const WH = {
  search: whSearch,
  detail: whDetail,
  rates: whRates,
  form: whForm,
  quote: whQuote,
  receipt: whReceipt,
} satisfies ModeWire<WhForm>;
