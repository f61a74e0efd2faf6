import * as v from 'valibot';

import { exchange } from '../../offer/charges-shape';
import { money } from '../../shape/trade';
import { CHARGE_PARTS } from '../../offer/charges';

export const flexiRates = v.object({
  ...exchange,
  carriage: v.array(
    v.object({
      item: v.string(),
      name: v.string(),
      unit: v.string(),
      unitPrice: money,
      part: v.picklist(CHARGE_PARTS),
    }),
  ),
  /** Yuan per bag by stocked size, before the supplier's factor. */
  bag: v.array(v.object({ litres: v.number(), amount: v.number() })),
  custom: v.number(),
  multi: v.number(),
  share: v.number(),
  /** Yuan per bag. */
  food: v.number(),
  foodBox: v.number(),
  fitting: v.number(),
  bulkhead: v.number(),
  pad: v.number(),
  /** Yuan per km beyond the free distance. */
  far: v.object({ perKm: v.number(), freeKm: v.number() }),
  /** Dollars per bag. */
  unload: v.object({ PUMP: v.number(), GRAVITY: v.number() }),
  disposal: v.number(),
  notIncluded: v.array(v.string()),
});
