import * as v from 'valibot';

import type { FclForm } from '../../../domain/modes/fcl/form';
import type { ModeWire } from '../mode';
import { fclForm } from './order';
import { fclQuote, fclRates, fclSearch } from './quote';
import { fclReceipt } from '../../../domain/modes/fcl/receipt-shape';
import { fclDetail } from '../../../domain/modes/fcl/detail-shape';

export const FCL = {
  search: v.object(fclSearch),
  detail: fclDetail,
  rates: fclRates,
  form: fclForm,
  quote: fclQuote,
  receipt: fclReceipt,
} satisfies ModeWire<FclForm>;
