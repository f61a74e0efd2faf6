import type { RailForm } from '../../../domain/modes/rail/form';
import type { ModeWire } from '../mode';
import { railForm } from './order';
import { railQuote, railRates } from './quote';
import { railReceipt } from './receipt';
import { railDetail, railSearch } from './search';

export const RAIL = {
  search: railSearch,
  detail: railDetail,
  rates: railRates,
  form: railForm,
  quote: railQuote,
  receipt: railReceipt,
} satisfies ModeWire<RailForm>;
