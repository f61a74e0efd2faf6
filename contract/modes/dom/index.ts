import type { DomForm } from '../../../domain/modes/dom/form';
import type { ModeWire } from '../mode';
import { domForm } from './order';
import { domQuote, domRates } from './quote';
import { domSearch } from './search';
import { domDetail } from '../../../domain/modes/dom/detail-shape';
import { domReceipt } from '../../../domain/modes/dom/receipt-shape';

export const DOM = {
  search: domSearch,
  detail: domDetail,
  rates: domRates,
  form: domForm,
  quote: domQuote,
  receipt: domReceipt,
} satisfies ModeWire<DomForm>;
