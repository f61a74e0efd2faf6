import * as v from 'valibot';

import { moment } from '../shape/trade';
import { MODE_IDS } from '../mode-ids';

const fen = v.pipe(v.number(), v.integer());

const bookedSlot = v.object({ startsAt: moment, count: v.number() });

export const couponStand = v.object({
  couponId: v.string(),
  claimed: v.number(),
  used: v.number(),
  terms: v.nullable(
    v.object({
      amount: fen,
      least: fen,
      modes: v.pipe(v.array(v.picklist(MODE_IDS)), v.readonly()),
      validDays: v.number(),
    }),
  ),
});

export const campaign = v.object({
  isSlugTaken: v.boolean(),
  takenIds: v.array(v.string()),
  strangeGoods: v.array(v.string()),
  coupons: v.array(couponStand),
  booked: v.array(bookedSlot),
});
