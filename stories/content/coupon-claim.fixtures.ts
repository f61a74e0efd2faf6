import type { Coupon, OwnCoupon } from '../../domain/offer/coupon';
import type { CouponSheet } from '../../domain/campaigns/coupon';

export const COUPON: Coupon = {
  couponId: 'TK300',
  title: '罐箱立减 300 元',
  amount: 30_000,
  least: 2_000_000,
  modes: ['TANK'],
  stock: 200,
  perPerson: 1,
  perEnterprise: 5,
  validDays: 30,
};

const OWN: OwnCoupon = {
  couponId: 'TK300',
  nth: 1,
  title: COUPON.title,
  amount: COUPON.amount,
  least: COUPON.least,
  modes: COUPON.modes,
  validUntil: '2026-12-21T01:42:00.000Z',
  state: 'HELD',
  orderNo: null,
};

export const CLAIMABLE: CouponSheet = { phase: 'RUNNING', left: 126, own: null, bound: null };
export const HELD: CouponSheet = { phase: 'RUNNING', left: 125, own: [OWN], bound: 'person' };
export const USED: CouponSheet = { ...HELD, own: [{ ...OWN, state: 'USED', orderNo: 'TK261121K7M3QX' }] };
export const OF_ENTERPRISE: CouponSheet = { phase: 'RUNNING', left: 124, own: [], bound: 'enterprise' };
export const EARLY: CouponSheet = { phase: 'UPCOMING', left: 200, own: [], bound: null };
export const OVER: CouponSheet = { phase: 'ENDED', left: 7, own: [], bound: null };
export const EMPTY: CouponSheet = { phase: 'RUNNING', left: 0, own: [], bound: null };

export const NOW = '2026-11-22T01:42:00.000Z';

export const WALLET: readonly OwnCoupon[] = [
  OWN,
  {
    ...OWN,
    couponId: 'ML500',
    title: '满 5 万减 500',
    amount: 50_000,
    least: 5_000_000,
    modes: ['MALL'],
    validUntil: '2026-12-02T08:00:00.000Z',
    state: 'USED',
    orderNo: 'ML261118P4R8TW',
  },
  {
    ...OWN,
    couponId: 'TK200',
    title: '罐箱立减 200 元',
    amount: 20_000,
    validUntil: '2026-11-12T02:00:00.000Z',
    state: 'OVER',
  },
];
