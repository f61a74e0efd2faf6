import { NOT_SEEN } from '../../domain/order/trucks/arrival';
import type { OrderState } from '../../domain/order/life/lifecycle';

export const past = (state: OrderState, at: string) => ({ event: '', state, at, note: null });
export const BOOKED = past('BOOKED', '2026-11-30T02:00:00.000Z');
export const CAME = past('CARGO_IN', '2026-12-01T02:00:00.000Z');
export const LEFT_EARLY = past('COMPLETED', '2026-12-06T02:00:00.000Z');

export const TRUCK = {
  slot: '2026-12-01T09',
  plateNo: '沪A12345',
  driverName: '张三',
  driverPhone: '13800138000',
  driverIdTail: '123X',
  escortName: '李四',
  pieces: '',
  code: '7K3MQX9DT2',
  openUntil: '2026-11-30T23:00:00.000Z',
  dueAt: '2026-12-01T01:00:00.000Z',
  ...NOT_SEEN,
};

/** 12 tons on 16 pallets for 30 days in December, at 6 yuan per pallet and day. */
export const STAY = {
  state: 'CARGO_IN' as const,
  history: [BOOKED, CAME],
  days: 30,
  tons: 12,
  pallets: 16,
  pieces: 64,
  trucks: [TRUCK],
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
