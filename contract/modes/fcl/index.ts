import * as v from 'valibot';

import type { FclForm } from '../../../domain/modes/fcl/form';
import type { ModeWire } from '../mode';
import { fclForm } from './order';
import { fclDetail, fclQuote, fclRates, fclSearch } from './quote';
import { fclReceipt } from './receipt';

export const FCL = {
  search: v.object(fclSearch),
  detail: fclDetail,
  rates: fclRates,
  form: fclForm,
  quote: fclQuote,
  receipt: fclReceipt,
} satisfies ModeWire<FclForm>;
