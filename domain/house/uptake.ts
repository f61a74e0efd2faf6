import type { Coupon } from '../offer/coupon';

export const BOOKINGS_PAGE = 30;

/** `left`: still available. */
export type CouponUptake = Pick<Coupon, 'couponId' | 'title' | 'stock'> & {
  claimed: number;
  used: number;
  left: number;
};

type SlotUptake = { startsAt: string; seats: number; booked: number };

/** A booking. `phone`: in full for the role content, which calls the booker; masked for other readers. */
export type BookingLine = {
  startsAt: string;
  company: string;
  name: string;
  phone: string;
  question: string;
  bookedAt: string;
};

export type Uptake = {
  title: string;
  coupons: CouponUptake[];
  slots: SlotUptake[];
  records: BookingLine[];
  total: number;
};

/** `slot`: `''` means all slots. */
export type UptakeQuery = { key: string; slot: string; page: number };
