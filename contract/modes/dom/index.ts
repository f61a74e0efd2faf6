import type { DomForm } from '../../../domain/modes/dom/form';
import type { ModeWire } from '../mode';
import { domForm } from './order';
import { domQuote, domRates } from './quote';
import { domReceipt } from './receipt';
import { domDetail, domSearch } from './search';

export const DOM = {
  search: domSearch,
  detail: domDetail,
  rates: domRates,
  form: domForm,
  quote: domQuote,
  receipt: domReceipt,
} satisfies ModeWire<DomForm>;
