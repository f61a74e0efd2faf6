import type { RailForm } from '../../../domain/modes/rail/form';
import type { ModeWire } from '../mode';
import { railForm } from './order';
import { railQuote, railRates } from './quote';
import { railSearch } from './search';
import { railDetail } from '../../../domain/modes/rail/detail-shape';
import { railReceipt } from '../../../domain/modes/rail/receipt-shape';

export const RAIL = {
  search: railSearch,
  detail: railDetail,
  rates: railRates,
  form: railForm,
  quote: railQuote,
  receipt: railReceipt,
} satisfies ModeWire<RailForm>;
