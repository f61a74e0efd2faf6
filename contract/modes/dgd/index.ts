import type { DgdForm } from '../../../domain/modes/dgd/form';
import type { ModeWire } from '../mode';
import { dgdForm } from './order';
import { dgdQuote, dgdRates } from './quote';
import { dgdReceipt } from './receipt';
import { dgdDetail, dgdSearch } from './search';

export const DGD = {
  search: dgdSearch,
  detail: dgdDetail,
  rates: dgdRates,
  form: dgdForm,
  quote: dgdQuote,
  receipt: dgdReceipt,
} satisfies ModeWire<DgdForm>;
