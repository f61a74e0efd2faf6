import * as v from 'valibot';

import { exchange } from '../../offer/charges-shape';
export const rentTier = v.object({ days: v.nullable(v.number()), share: v.number() });

export const whRates = v.object({
  ...exchange,
  tonDay: v.number(),
  palletDay: v.number(),
  tiers: v.array(rentTier),
  leastTons: v.number(),
  leastRent: v.number(),
  /** Per ton. */
  handIn: v.number(),
  handOut: v.number(),
  safety: v.number(),
  /** Per order; 0 for warehouses without customs supervision. */
  papers: v.number(),
  bonded: v.number(),
  /** Per piece. */
  label: v.number(),
  sample: v.number(),
  pallet: v.number(),
});
