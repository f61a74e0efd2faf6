import type { DgdForm } from '../../../domain/modes/dgd/form';
import type { ModeWire } from '../mode';
import { dgdForm } from './order';
import { dgdQuote, dgdRates } from './quote';
import { dgdDetail } from '../../../domain/modes/dgd/detail-shape';
import { dgdSearch } from '../../../domain/modes/dgd/search-shape';
import { dgdReceipt } from '../../../domain/modes/dgd/receipt-shape';

export const DGD = {
  search: dgdSearch,
  detail: dgdDetail,
  rates: dgdRates,
  form: dgdForm,
  quote: dgdQuote,
  receipt: dgdReceipt,
} satisfies ModeWire<DgdForm>;
