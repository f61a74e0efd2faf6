import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

import { quoteById } from '../../../../contract/offers/quotes';
import { CODES } from '../../../../contract/wire/envelope';
import { exchangeAt, sumTotals } from '../../../../domain/offer/charge-lines';
import type { Charges } from '../../../../domain/offer/charges';
import type { Quote } from '../../../../domain/offer/offer';
import { lessCoupon } from '../../../../domain/offer/coupon';
import { withSurcharges } from '../../../../domain/offer/surcharge';
import { addMishapCharges, feeLine } from '../../../../domain/order/changes/mishap';
import { applyPriceChange } from '../../../../domain/order/changes/revised';
import { bookedMode } from '../../../../server/trade/modes';
import { goodsOf } from '../../../support/goods-of';
import { firstNow } from '../../../support/long';
import { briefOf, type GatewayCase, locked, submissionOf, submitted } from '../../../support/modes/gateway-case';
import { bearing, newPerson } from '../../people/identity/support/person';
import { colleague } from '../../people/staff/support/staff';
import { tariffsBy } from '../../people/staff/support/tariffs';
import { openTestGateway, type TestGateway } from '../../support/gateway';
import { AIR_CASE } from '../modes/support/air';
import { CFS_CASE } from '../modes/support/cfs';
import { DGD_CASE } from '../modes/support/dgd';
import { DOM_CASE } from '../modes/support/dom';
import { FCL_CASE } from '../modes/support/fcl';
import { FLEXI_CASE } from '../modes/support/flexi';
import { LCL_CASE } from '../modes/support/lcl';
import { PART_CASE } from '../modes/support/part';
import { RAIL_CASE } from '../modes/support/rail';
import { LEASE_CASE, TANK_CASE } from '../modes/support/tank';
import { TRUCK_CASE } from '../modes/support/truck';
import { WH_CASE } from '../modes/support/wh';

const CASES = {
  FCL: FCL_CASE,
  LCL: LCL_CASE,
  AIR: AIR_CASE,
  RAIL: RAIL_CASE,
  DOM: DOM_CASE,
  TANK: TANK_CASE,
  'TANK for hire': LEASE_CASE,
  FLEXI: FLEXI_CASE,
  WH: WH_CASE,
  CFS: CFS_CASE,
  TRUCK: TRUCK_CASE,
  'TRUCK that is shared': PART_CASE,
  DGD: DGD_CASE,
} satisfies Record<string, GatewayCase>;

const NOW = 7.2345;
const table = (yuan: number | string): string => `币种\t人民币元\n1 美元\t${yuan}`;

let gateway: TestGateway;
let pricing: ReturnType<typeof tariffsBy>;
beforeAll(async () => {
  gateway = await openTestGateway();
  pricing = tariffsBy(gateway, await colleague(gateway, 'pricing'));
});
afterAll(() => gateway.close());

const put = (yuan: number | string, how: 'rehearse' | 'act' = 'act') =>
  pricing.act('exchange-rate', { act: 'tariff.put', said: { sheet: table(yuan) }, how });
const takeBack = () => pricing.act('exchange-rate', { act: 'tariff.dropped' });
afterEach(takeBack);

const totals = ({ totalUsd, totalYuan, yuanForDollar }: Charges) => ({ totalUsd, totalYuan, yuanForDollar });
const totalsAt = ({ lines }: Charges, yuan: number) => {
  const { totalUsd, totalYuan, yuanForDollar } = sumTotals(lines, exchangeAt(yuan));
  return { totalUsd, totalYuan, yuanForDollar };
};

describe('exchange rate of the desk', () => {
  firstNow(it, 3)(Object.entries(CASES))('is in the totals of %s, and a lock keeps its own', async (_, mode) => {
    const found = await mode.find(gateway);
    const { token } = await newPerson(gateway);
    const old = await locked(gateway, mode.id, found, token);
    const { order } = bookedMode(gateway.modes, mode.id);
    const priceOf = (quote: Quote): Charges => order.price(mode.sound(quote), quote, goodsOf) as Charges;
    const before = priceOf(old);
    expect(before.yuanForDollar, 'the usual rate is not named').toBeUndefined();

    expect((await put(NOW)).code).toBe(CODES.success);
    const quote = await locked(gateway, mode.id, await mode.find(gateway), token);
    const panel = quote.offer.price?.charges as Charges;
    expect(totals(panel), 'the panel').toStrictEqual(totalsAt(panel, NOW));
    const form = priceOf(quote);
    expect(form.yuanForDollar, 'the form').toBe(NOW);
    expect(form.lines.length).toBe(before.lines.length);
    expect(totals(form)).not.toStrictEqual(totals(before));

    const kept = await gateway.get<Quote>(quoteById.path.replace(':quoteId', old.quoteId), bearing(token));
    expect(kept.data.offer.price?.charges, 'what was locked stays').toStrictEqual(old.offer.price?.charges);
    expect(priceOf(kept.data)).toStrictEqual(before);
    const reply = await submitted(gateway, { id: mode.id, token }, submissionOf(gateway, mode.sound(old), kept.data));
    expect(reply, JSON.stringify(reply.data)).toMatchObject({ code: CODES.success });
    expect(totals((await briefOf(gateway, token, reply.data.orderNo)).charges), 'the receipt').toStrictEqual(
      totals(before),
    );
  });

  it.each([
    ['upside down', 0.1408],
    ['without its point', 72345],
    ['as text', '七'],
    ['with more than four decimals', 7.23456],
    ['in a hostile cell', '=1+7'],
    ['left out', ''],
  ])('typed %s is refused by its line', async (_, yuan) => {
    const refused = await put(yuan);
    expect(refused.code).toBe(CODES.badRequest);
    expect(refused.message).toContain('应为 5 到 10 的数，最多 4 位小数');
    expect((await pricing.look('exchange-rate')).data.stand).toBe('BASE');
  });

  it('that moves by more than ten per cent waits for a second person', async () => {
    expect((await put(7.9, 'rehearse')).data.tariff).toMatchObject({
      waits: true,
      changed: [{ before: 7.1, after: 7.9 }],
    });
    expect((await put(7.9)).code).toBe(CODES.success);
    expect((await pricing.look('exchange-rate')).data.stand).toBe('WAITING');
  });
});

describe('price at its exchange rate', () => {
  const dollars = feeLine('A', '海运费', 100_000);
  const lines = [{ ...dollars, total: { amount: 100_000, currency: '2' } }, feeLine('B', '操作费', 50_000)];
  const charges: Charges = { lines, ...sumTotals(lines, exchangeAt(NOW)), notIncluded: [] };

  it('keeps it through surcharges, coupons, later charges and changes', () => {
    const surcharged = withSurcharges(charges, [{ surchargeId: 'S', classes: [], name: '旺季', percent: 10 }] as never);
    expect(totals(surcharged)).toStrictEqual(totalsAt(surcharged, NOW));
    const late = addMishapCharges(charges, [feeLine('C', '查验费', 7_777)], []);
    expect(totals(late)).toStrictEqual(totalsAt(late, NOW));
    expect(applyPriceChange(charges, charges, late)).toStrictEqual(late);
    const less = lessCoupon(charges, { title: '券', amount: 10_000 });
    expect(less.totalUsd.amount).toBe(charges.totalUsd.amount - Math.floor(10_000 / NOW));
    expect(less.yuanForDollar).toBe(NOW);
  });
});
