import type { Coupon } from '../offer/coupon';

/** Bookings per page. */
export const BOOKINGS_PAGE = 30;

/** `left`: how many can still be claimed. */
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

/** What people have taken of a campaign: its coupons and its slots. */
export type Uptake = {
  title: string;
  coupons: CouponUptake[];
  slots: SlotUptake[];
  records: BookingLine[];
  total: number;
};

/** Which campaign, which slot of it, `''` for all, and which page of its bookings. */
export type UptakeQuery = { key: string; slot: string; page: number };
