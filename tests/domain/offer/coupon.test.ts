import { expect, it } from 'vitest';

import { bestCoupon, keepingCoupon, lessCoupon, type OwnCoupon, type CouponOrder } from '../../../domain/offer/coupon';
import { MALL } from '../../../domain/modes/mall/mode';
import { chargeLine, sumTotals } from '../../../domain/offer/charge-lines';
import type { Charges } from '../../../domain/offer/charges';
import { DOLLAR, formatMoney, YUAN } from '../../../domain/values/money';
import { mallQuoteFor } from '../../support/mall-order';

const NOW = Date.parse('2026-11-21T02:00:00Z');
const spending: CouponOrder = { mode: 'TANK', now: NOW, isByPermit: false };

const TK300: OwnCoupon = {
  couponId: 'TK300',
  nth: 1,
  title: '罐箱立减 300 元',
  amount: 30_000,
  least: 2_000_000,
  modes: ['TANK'],
  validUntil: '2026-12-18T02:00:00.000Z',
  state: 'HELD',
  orderNo: null,
};

const line = (amount: number, currency: string) =>
  chargeLine({ item: 'OF', name: '海运费', unit: 'TK', unitPrice: { amount, currency }, quantity: 1, part: 'SEA' });

/** $8,640.00 and ¥4,070.00, the first worked tank example, or given amounts. */
function costing(dollars: number, yuan: number): Charges {
  const lines = [line(dollars, DOLLAR), line(yuan, YUAN)];
  return { lines, ...sumTotals(lines), notIncluded: [] };
}
const P1 = costing(864_000, 407_000);
const nameOf = (found: OwnCoupon | null) => found && `${found.couponId} ${found.nth}`;

it('A2 takes ¥300.00 off ¥65,414.00 as a line of its own in both currencies', () => {
  expect(formatMoney(P1.totalYuan)).toBe('¥65,414.00');
  const less = lessCoupon(P1, TK300);
  expect(less.lines.at(-1)).toMatchObject({ item: 'CPN', part: 'COUPON', name: '优惠券：罐箱立减 300 元' });
  expect(less.lines.map(({ total }) => formatMoney(total)).at(-1)).toBe('(¥300.00)');
  expect([formatMoney(less.totalYuan), formatMoney(less.totalUsd)]).toEqual(['¥65,114.00', '$9,170.99']);
});

it.each<[string, Charges, Partial<CouponOrder>, Partial<OwnCoupon>]>([
  ['below the least', costing(0, 1_999_999), {}, {}],
  ['in another mode', P1, { mode: 'FCL' }, {}],
  ['for what is bought by a permit', P1, { isByPermit: true }, {}],
  ['on the moment at which it ends', P1, { now: Date.parse(TK300.validUntil) }, {}],
  ['once an order was placed with it', P1, {}, { state: 'USED', orderNo: 'TK26112107' }],
  ['of an order that costs nothing', costing(0, 0), {}, { least: 0 }],
])('does not count %s', (_, charges, change, coupon) => {
  expect(bestCoupon(charges, [{ ...TK300, ...coupon }], { ...spending, ...change })).toBeNull();
});

it('A4, 8.8.13 counts from its exact minimum until just before its end', () => {
  expect(nameOf(bestCoupon(costing(0, 2_000_000), [TK300], spending))).toBe('TK300 1');
  const last = { ...spending, now: Date.parse(TK300.validUntil) - 1 };
  expect(nameOf(bestCoupon(P1, [TK300], last))).toBe('TK300 1');
});

it('8.8.14 takes off at most the total', () => {
  const less = lessCoupon(costing(0, 29_999), TK300);
  expect([less.lines.at(-1)?.total, less.totalYuan]).toEqual([
    { amount: -29_999, currency: YUAN },
    { amount: 0, currency: YUAN },
  ]);
});

it('is the one with the greatest reduction, then the earliest end', () => {
  const more = { ...TK300, couponId: 'TK800', amount: 80_000 };
  const sooner = { ...TK300, nth: 2, validUntil: '2026-12-01T02:00:00.000Z' };
  expect(nameOf(bestCoupon(P1, [TK300, more, sooner], spending))).toBe('TK800 1');
  expect(nameOf(bestCoupon(P1, [TK300, sooner], spending))).toBe('TK300 2');
  const dear = { ...more, least: 7_000_000 };
  expect(nameOf(bestCoupon(P1, [TK300, dear], spending))).toBe('TK300 1');
  // Both exceed the total, so the larger one is worth no more.
  expect(
    nameOf(
      bestCoupon(
        costing(0, 20_000),
        [
          { ...more, least: 0 },
          { ...sooner, least: 0 },
        ],
        spending,
      ),
    ),
  ).toBe('TK300 2');
});

it.each([costing(0, 20_000), costing(2_000, 0), costing(1_999, 7)])(
  'never takes off more than the total',
  (charges) => {
    const less = lessCoupon(charges, TK300);
    expect([less.totalYuan.amount, less.totalUsd.amount]).toEqual([0, 0]);
    expect(less.lines.at(-1)?.total.amount).toBe(-charges.totalYuan.amount);
  },
);

it('stays with an order whose price changes, and with no other', () => {
  const placed = lessCoupon(P1, TK300);
  const now = costing(900_000, 407_000);
  expect(keepingCoupon(now, placed)).toEqual(lessCoupon(now, TK300));
  expect(keepingCoupon(now, P1)).toBe(now);
  expect(keepingCoupon(placed, placed), 'once').toBe(placed);
  expect(keepingCoupon(null, placed)).toBeNull();
});

it.each([
  ['OPEN', false],
  ['LICENCE', false],
  ['PERMIT', true],
] as const)('gate %s makes goods need a permit, which excludes coupons: %s', (gate, isByPermit) => {
  const quote = mallQuoteFor('fetched');
  const lines = quote.search.lines.map((line) => ({ ...line, guarded: { ...line.guarded, gate } }));
  expect(MALL.terms.isByPermit({ ...quote, search: { ...quote.search, lines } })).toBe(isByPermit);
});
