import * as v from 'valibot';

import { moment } from '../shape/trade';

export const slotUptake = v.object({ startsAt: moment, seats: v.number(), booked: v.number() });

export const couponUptake = v.object({
  couponId: v.string(),
  title: v.string(),
  stock: v.number(),
  claimed: v.number(),
  used: v.number(),
  left: v.number(),
});

export const bookingLine = v.object({
  startsAt: moment,
  company: v.string(),
  name: v.string(),
  phone: v.string(),
  question: v.string(),
  bookedAt: moment,
});

export const uptake = v.object({
  title: v.string(),
  coupons: v.array(couponUptake),
  slots: v.array(slotUptake),
  records: v.array(bookingLine),
  total: v.number(),
});
