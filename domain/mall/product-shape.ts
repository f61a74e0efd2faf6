import * as v from 'valibot';

import { day } from '../shape/trade';
import { PACK_FORMS } from './product';

export const mallLot = v.object({
  lotId: v.string(),
  city: v.string(),
  madeOn: day,
  releasedOn: day,
  expiresOn: day,
  kg: v.number(),
  isReleased: v.boolean(),
});

export const mallPack = v.object({
  skuId: v.string(),
  form: v.picklist(PACK_FORMS),
  /** UN code of the packaging. */
  kind: v.string(),
  netKg: v.number(),
  tareKg: v.number(),
  /** Packs in a 20-foot box; null for bulk. */
  per20: v.nullable(v.number()),
  adderYuanPerKg: v.number(),
  leastKg: v.number(),
  mostKg: v.nullable(v.number()),
});
