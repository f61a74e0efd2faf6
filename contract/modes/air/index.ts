import type { AirForm } from '../../../domain/modes/air/form';
import type { ModeWire } from '../mode';
import { airForm } from './order';
import { airQuote, airRates } from './quote';
import { airReceipt } from './receipt';
import { airDetail, airSearch } from './search';

export const AIR = {
  search: airSearch,
  detail: airDetail,
  rates: airRates,
  form: airForm,
  quote: airQuote,
  receipt: airReceipt,
} satisfies ModeWire<AirForm>;
