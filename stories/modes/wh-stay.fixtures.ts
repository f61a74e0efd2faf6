import type { OrderState } from '../../domain/order/lifecycle';

export const past = (state: OrderState, at: string) => ({ event: '', state, at, note: null });
export const BOOKED = past('BOOKED', '2026-11-30T02:00:00.000Z');
export const CAME = past('CARGO_IN', '2026-12-01T02:00:00.000Z');
export const LEFT_EARLY = past('COMPLETED', '2026-12-06T02:00:00.000Z');

/** Twelve tons on sixteen pallets, for thirty days of December. */
export const STAY = {
  state: 'CARGO_IN' as const,
  history: [BOOKED, CAME],
  days: 30,
  tons: 12,
  pallets: 16,
  leavings: [],
  inDate: '2026-12-01',
  outDate: '2026-12-31',
  rent: {
    basis: 'PLTD' as const,
    rate: 600,
    quantity: 16,
    tiers: [
      { days: 30, share: 1 },
      { days: 60, share: 0.95 },
      { days: null, share: 0.9 },
    ],
    leastRent: 80_000,
    leastTons: 1,
  },
};
