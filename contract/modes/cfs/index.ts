import type { CfsForm } from '../../../domain/modes/cfs/form';
import type { ModeWire } from '../mode';
import { cfsForm } from './order';
import { cfsQuote } from './quote';
import { cfsSearch } from './search';
import { cfsDetail } from '../../../domain/modes/cfs/detail-shape';
import { cfsReceipt } from '../../../domain/modes/cfs/receipt-shape';
import { cfsRates } from '../../../domain/modes/cfs/rates-shape';

export const CFS = {
  search: cfsSearch,
  detail: cfsDetail,
  rates: cfsRates,
  form: cfsForm,
  quote: cfsQuote,
  receipt: cfsReceipt,
} satisfies ModeWire<CfsForm>;
