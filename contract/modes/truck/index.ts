import type { TruckForm } from '../../../domain/modes/truck/form';
import type { ModeWire } from '../mode';
import { truckForm } from './order';
import { truckQuote, truckRates } from './quote';
import { truckReceipt } from './receipt';
import { truckDetail, truckSearch } from './search';

export const TRUCK = {
  search: truckSearch,
  detail: truckDetail,
  rates: truckRates,
  form: truckForm,
  quote: truckQuote,
  receipt: truckReceipt,
} satisfies ModeWire<TruckForm>;
