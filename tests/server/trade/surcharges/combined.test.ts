import { describe, expect, it } from 'vitest';

import type { OwnCoupon } from '../../../../domain/offer/coupon';
import { FCL } from '../../../../domain/modes/fcl/mode';
import type { FclForm } from '../../../../domain/modes/fcl/form';
import type { FclQuote } from '../../../../domain/modes/fcl/quote';
import type { Charges } from '../../../../domain/offer/charges';
import { surchargedPrice, payablePrice } from '../../../../domain/order/money/priced';
import { applyPriceChange } from '../../../../domain/order/changes/revised';
import { momentOf } from '../../../../domain/values/days';
import { sailingRates } from '../../../../server/trade/modes/fcl/rates';
import { keepSurcharges } from '../../../../server/trade/surcharges/charging';
import { dangerousOrder, factsFor } from '../../../support/fcl-order';
import { demoTariffs } from '../../../../server/trade/modes/sheets';

const search = {
  orgPortCode: 'CNSHA',
  dstPortCode: 'SGSIN',
  isDanger: 'Y' as const,
  unNo: '1230',
  boxes: [{ type: '20GP' as const, count: 1 }],
};
const rates = sailingRates({ line: '东南亚', rate: 1 }, search, demoTariffs());
const { quote: bare, goodsOf } = factsFor('SGSIN', true, { search, ...(rates && { rates }) });
if (!bare) throw new Error('no quote');

const SEASON = { surchargeId: 'SC-1', name: '旺季附加费', percent: 7.5, classes: [] };
const quote: FclQuote = { ...bare, offer: { ...bare.offer, surcharges: [SEASON] } };
const NOW = momentOf('2026-12-07', 10);

const formOf = (count: number): FclForm => ({
  ...dangerousOrder,
  services: [],
  boxes: [{ type: '20GP', count: String(count) }],
});
const pricing = (form: FclForm, by = quote) => ({ mode: FCL, form, quote: by, goodsOf });
const costing = (form: FclForm, by = quote): Charges => {
  const charges = surchargedPrice(pricing(form, by));
  if (!charges) throw new Error('no price');
  return charges;
};
const coupon = (least: number): OwnCoupon => ({
  couponId: 'FCL90',
  nth: 1,
  title: '整箱立减 90 元',
  amount: 9_000,
  least,
  modes: ['FCL'],
  validUntil: '2026-12-31T02:00:00.000Z',
  state: 'HELD',
  orderNo: null,
});
const surchargesIn = ({ lines }: Charges) => lines.filter(({ part }) => part === 'SURCHARGE');
const yuan = ({ totalYuan }: Charges) => totalYuan.amount;

describe('surcharge', () => {
  it('counts towards the minimum of a coupon, and is not reduced by it', () => {
    const [plain, charged] = [costing(formOf(1), bare), costing(formOf(1))];
    expect(yuan(charged)).toBeGreaterThan(yuan(plain));
    const held = [coupon(yuan(charged))];
    expect(payablePrice(pricing(formOf(1), bare), held, NOW)?.coupon, 'too little without it').toBeNull();
    const priced = payablePrice(pricing(formOf(1)), held, NOW);
    expect(priced?.coupon).toEqual(held[0]);
    expect(priced && yuan(priced.charges)).toBe(yuan(charged) - 9_000);
    expect(priced && surchargesIn(priced.charges)).toEqual(surchargesIn(charged));
  });

  it('grows once with a revised order, and leaves the coupon unchanged', () => {
    const agreed = payablePrice(pricing(formOf(1)), [coupon(1)], NOW)?.charges;
    if (!agreed) throw new Error('no price');
    const [before, after] = [costing(formOf(1)), costing(formOf(2))];
    const revised = applyPriceChange(agreed, before, after);
    expect(surchargesIn(revised)).toEqual(surchargesIn(after));
    expect(yuan(revised)).toBe(yuan(after) - 9_000);
    expect(revised.totalUsd.amount - agreed.totalUsd.amount).toBe(after.totalUsd.amount - before.totalUsd.amount);
    expect(revised.lines.filter(({ item }) => item === 'CPN')).toHaveLength(1);
  });

  it('stays as agreed for bumped cargo, and is not added when there was none', () => {
    const dearer = { ...bare.offer, offerId: 'other', surcharges: [{ ...SEASON, surchargeId: 'SC-2', percent: 30 }] };
    const moved = keepSurcharges(dearer, quote.offer);
    expect(moved).toMatchObject({ offerId: 'other', surcharges: [SEASON] });
    expect(surchargesIn(costing(formOf(1), { ...quote, offer: moved }))).toEqual(surchargesIn(costing(formOf(1))));
    expect(surchargesIn(costing(formOf(1), { ...bare, offer: keepSurcharges(dearer, bare.offer) }))).toEqual([]);
  });
});
