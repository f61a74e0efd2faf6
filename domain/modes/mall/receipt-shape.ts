import * as v from 'valibot';

import { day } from '../../shape/trade';
import { PACK_FORMS } from '../../mall/product';
import { MALL_DELIVERIES } from './fields';
import { SEND_CITIES } from '../../mall/places';
import { MISHAP } from '../../order/changes/mishap-shape';
import { paying } from '../../mall/paying-shape';
import { lawful } from '../../mall/buyer-papers-shape';
import { approved } from '../../order/receipt/approved-shape';

export const lotShare = v.object({ lotId: v.string(), kg: v.number(), madeOn: day, expiresOn: day });

export const mallReceipt = v.object({
  city: v.string(),
  gate: v.optional(v.string()),
  lines: v.array(
    v.object({
      productId: v.string(),
      nameCn: v.string(),
      grade: v.string(),
      pack: v.picklist(PACK_FORMS),
      kg: v.number(),
      pieces: v.number(),
      /** Left out by a gateway of before, and of goods that need no stabiliser. */
      isStabilized: v.optional(v.boolean()),
    }),
  ),
  taken: v.array(lotShare),
  delivery: v.object({
    way: v.picklist(MALL_DELIVERIES),
    toCity: v.picklist(['', ...SEND_CITIES]),
    address: v.string(),
    person: v.string(),
    phone: v.string(),
    /** A day for delivery, a time for pickup. */
    at: v.string(),
    plateNo: v.string(),
  }),
  loads: v.number(),
  leadDays: v.number(),
  fees: v.object({ confirmed: v.number(), booked: v.number() }),
  /** An older gateway omits it. */
  complaints: v.optional(v.array(MISHAP), []),
  /** Terms, buyer and invoice; missing from older gateways. */
  paying: v.optional(paying),
  /** Declared use and its papers; missing for unrestricted goods. */
  lawful: v.optional(lawful),
  approved: v.optional(approved),
});
