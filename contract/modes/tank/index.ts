import type { TankForm } from '../../../domain/modes/tank/form';
import type { ModeWire } from '../mode';
import { tankForm } from './order';
import { tankQuote, tankRates } from './quote';
import { tankReceipt } from './receipt';
import { tankDetail, tankSearch } from './search';

export const TANK = {
  search: tankSearch,
  detail: tankDetail,
  rates: tankRates,
  form: tankForm,
  quote: tankQuote,
  receipt: tankReceipt,
} satisfies ModeWire<TankForm>;
