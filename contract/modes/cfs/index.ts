import type { CfsForm } from '../../../domain/modes/cfs/form';
import type { ModeWire } from '../mode';
import { cfsForm } from './order';
import { cfsQuote, cfsRates } from './quote';
import { cfsReceipt } from './receipt';
import { cfsDetail, cfsSearch } from './search';

export const CFS = {
  search: cfsSearch,
  detail: cfsDetail,
  rates: cfsRates,
  form: cfsForm,
  quote: cfsQuote,
  receipt: cfsReceipt,
} satisfies ModeWire<CfsForm>;
