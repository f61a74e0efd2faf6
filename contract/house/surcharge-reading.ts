import * as v from 'valibot';

import type { SurchargeReading } from '../../domain/house/surcharge';
import { MODE_IDS } from '../../domain/mode-ids';
import { money } from '../wire/money';

export const surchargeReading = v.object({
  said: v.string(),
  moved: v.number(),
  waits: v.boolean(),
  offers: v.number(),
  quotes: v.number(),
  examples: v.array(v.object({ mode: v.picklist(MODE_IDS), way: v.string(), before: money, after: money })),
}) satisfies v.GenericSchema<unknown, SurchargeReading>;
