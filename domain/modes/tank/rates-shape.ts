import * as v from 'valibot';

import { exchange } from '../../offer/charges-shape';
import { LAST_RATES } from './detail-shape';
import { HEATING_RATES } from './detail-shape';

/** Tariff of one tank on one ship in minor units. A quote locks it; the price depends on nothing else. */
export const RATES = v.object({
  ...exchange,
  /** Dollars per tank. `surcharge`: 0 for general goods. */
  ocean: v.number(),
  surcharge: v.number(),
  hazardClass: v.string(),
  /** Dollars per day. */
  rent: v.number(),
  reposition: v.number(),
  cleaning: v.number(),
  grade: v.string(),
  last: LAST_RATES,
  heating: HEATING_RATES,
  /** Yuan per tank. */
  position: v.number(),
  nitrogen: v.number(),
  local: v.pipe(
    v.array(
      v.object({
        item: v.string(),
        name: v.string(),
        unit: v.picklist(['TK', 'BL']),
        amount: v.number(),
        isForDangerOnly: v.boolean(),
      }),
    ),
    v.readonly(),
  ),
  isDanger: v.boolean(),
  /** Rental days: `least` in total, then before the ship, at sea, and free at the destination. */
  days: v.object({ least: v.number(), before: v.number(), transit: v.number(), free: v.number() }),
  /** `overdue`: dollars per tank and day. `deposit`: yuan, refunded. */
  overdue: v.number(),
  deposit: v.number(),
  notIncluded: v.array(v.string()),
});
