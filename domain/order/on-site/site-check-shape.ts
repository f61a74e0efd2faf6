import * as v from 'valibot';

import { moment } from '../../shape/trade';

export const siteCheck = v.object({
  unit: v.number(),
  item: v.string(),
  isFine: v.boolean(),
  note: v.string(),
  at: moment,
});
