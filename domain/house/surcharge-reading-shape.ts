import * as v from 'valibot';

import { MODE_IDS } from '../mode-ids';
import { money } from '../shape/trade';

export const priceExample = v.object({ mode: v.picklist(MODE_IDS), way: v.string(), before: money, after: money });

export const surchargeReading = v.object({
  said: v.string(),
  moved: v.number(),
  waits: v.boolean(),
  offers: v.number(),
  quotes: v.number(),
  examples: v.array(priceExample),
});
