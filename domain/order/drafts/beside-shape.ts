import * as v from 'valibot';

import { orderNo } from '../papers/asked-shape';
import { MODE_IDS } from '../../mode-ids';
import { ORDER_STATES } from '../life/lifecycle';
import { money } from '../../shape/trade';

export const madeWith = v.object({
  orderNo,
  mode: v.picklist(MODE_IDS),
  state: v.picklist(ORDER_STATES),
  cancelFee: v.nullable(money),
});
