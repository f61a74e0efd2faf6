import * as v from 'valibot';

import { rates } from '../../mall/sheet-shape';
import { sendTariff } from '../../mall/send-shape';

export const mallRates = v.object({
  products: v.record(v.string(), rates),
  send: sendTariff,
});
