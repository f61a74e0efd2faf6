import type { Is } from '../shape/is';
import type { uptake, couponUptake, bookingLine } from './campaigns-shape';

export const BOOKINGS_PAGE = 30;

/** `left`: still available. */
export type CouponUptake = Is<typeof couponUptake>;

/** A booking. `phone`: in full for the role content, which calls the booker; masked for other readers. */
export type BookingLine = Is<typeof bookingLine>;

export type Uptake = Is<typeof uptake>;

/** `slot`: `''` means all slots. */
export type UptakeQuery = { key: string; slot: string; page: number };
