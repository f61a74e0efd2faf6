import * as v from 'valibot';

import { BUYER_PAPERS } from '../../../domain/mall/gate';
import { SEND_CITIES } from '../../../domain/mall/places';
import { SIGNATURES } from '../../../domain/values/signature';
import { PACK_FORMS } from '../../../domain/mall/product';
import { MALL_DELIVERIES } from '../../../domain/modes/mall/fields';
import type { MallReceipt } from '../../../domain/modes/mall/receipt';
import { MISHAP } from '../../../domain/order/changes/mishap';
import { shapeWire } from '../../wire/shape-wire';

const signedBy = {
  by: v.string(),
  at: v.pipe(v.string(), v.isoTimestamp()),
  signature: v.picklist(SIGNATURES),
};
const day = v.pipe(v.string(), v.isoDate());

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
      isStabilized: v.optional(v.boolean()),
    }),
  ),
  taken: v.array(v.object({ lotId: v.string(), kg: v.number(), madeOn: day, expiresOn: day })),
  delivery: v.object({
    way: v.picklist(MALL_DELIVERIES),
    toCity: v.picklist(['', ...SEND_CITIES]),
    address: v.string(),
    person: v.string(),
    phone: v.string(),
    at: v.string(),
    plateNo: v.string(),
  }),
  loads: v.number(),
  leadDays: v.number(),
  fees: v.object({ confirmed: v.number(), booked: v.number() }),
  /** An older gateway omits it. */
  complaints: v.optional(v.array(shapeWire(MISHAP)), []),
  paying: v.optional(
    v.object({
      payType: v.string(),
      payName: v.string(),
      dueOn: v.nullable(day),
      buyer: v.nullable(v.object({ name: v.string(), creditCode: v.string() })),
      invoice: v.nullable(v.object({ typeName: v.string(), title: v.string(), taxNo: v.string() })),
      account: v.optional(v.nullable(v.object({ bank: v.string(), number: v.string() }))),
    }),
  ),
  lawful: v.optional(
    v.object({
      use: v.string(),
      papers: v.array(
        v.object({
          paper: v.picklist(BUYER_PAPERS),
          number: v.string(),
          validTo: day,
          kg: v.nullable(v.number()),
        }),
      ),
    }),
  ),
  approved: v.optional(v.object({ ...signedBy, revision: v.string(), first: v.optional(v.object(signedBy)) })),
}) satisfies v.GenericSchema<unknown, MallReceipt>;
