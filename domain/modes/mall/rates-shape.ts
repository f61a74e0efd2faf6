import * as v from 'valibot';

import { exchange } from '../../offer/charges-shape';
import { rates } from '../../mall/sheet-shape';
import { sendTariff } from '../../mall/send-shape';

export const mallRates = v.object({
  ...exchange,
  products: v.record(v.string(), rates),
  send: sendTariff,
});
