import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { answerBump } from '../../../../contract/after/bumped';
import { claimCoupon, ownCoupons } from '../../../../contract/campaigns/coupons';
import { CODES } from '../../../../contract/wire/envelope';
import { reviseOrder } from '../../../../contract/after/revise';
import { prolongStay } from '../../../../contract/after/staying';
import type { OwnCoupon } from '../../../../domain/offer/coupon';
import type { WhReceipt } from '../../../../domain/modes/wh/receipt';
import { toldSum, type Charges } from '../../../../domain/offer/charges';
import type { Quote } from '../../../../domain/offer/offer';
import { payablePrice } from '../../../../domain/order/money/priced';
import { DAY_MS } from '../../../../domain/values/spans';
import { formatMoney, type Money } from '../../../../domain/values/money';
import { bookedMode } from '../../../../server/trade/modes';
import { goodsOf } from '../../../support/goods-of';
import { briefOf, locked, submissionOf, submitted, type GatewayCase } from '../../../support/modes/gateway-case';
import { bearing, newPerson, type Person } from '../../people/identity/support/person';
import { acetone, AIR_CASE, flights, isBookable } from '../../trade/modes/support/air';
import { FCL_CASE } from '../../trade/modes/support/fcl';
import { MALL_CASE } from '../../trade/modes/support/mall';
import { TANK_CASE } from '../../trade/modes/support/tank';
import { WH_CASE } from '../../trade/modes/support/wh';
import { cancel } from '../orders/support/state';
import { deskOf } from '../../support/desk';
import { openTestGateway, type TestGateway } from '../../support/gateway';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

const walletOf = async (of: TestGateway, { token }: Person) =>
  (await of.get<{ records: OwnCoupon[] }>(ownCoupons.path, bearing(token))).data.records;

async function holder(of: TestGateway): Promise<Person> {
  const person = await newPerson(of);
  const asked = { id: 'tank-autumn', couponId: 'TK300', nth: 1 };
  expect(await of.post(claimCoupon.path, asked, bearing(person.token))).toMatchObject({ code: CODES.success });
  return person;
}

const quoted = async (mode: GatewayCase, { token }: Person): Promise<Quote> =>
  locked(gateway, mode.id, await mode.find(gateway), token);

/** Total as the page computes it with these coupons. */
const shownFor = (mode: GatewayCase, quote: Quote, coupons: readonly OwnCoupon[]) => {
  const { order } = bookedMode(gateway.modes, mode.id);
  const pricing = { mode: order, form: mode.sound(quote), quote, goodsOf };
  return payablePrice(pricing, coupons, gateway.clock.now())?.charges.totalUsd;
};

type Changed = { orderNo: string; before: Money; now: Money };
const order = async (mode: GatewayCase, quote: Quote, { token }: Person, coupons: readonly OwnCoupon[]) => {
  const shownTotal = shownFor(mode, quote, coupons);
  const submission = { ...submissionOf(gateway, mode.sound(quote), quote), shownTotal };
  return submitted<Changed>(gateway, { id: mode.id, token }, submission);
};

const couponIn = ({ lines }: Pick<Charges, 'lines'>) =>
  lines.filter(({ item }) => item === 'CPN').map(({ total }) => formatMoney(total));
const chargesOf = async (person: Person, orderNo: string) => (await briefOf(gateway, person.token, orderNo)).charges;

/** Search on a lane with several flights. */
const BY_AIR: GatewayCase = {
  ...AIR_CASE,
  async find(of) {
    const search = acetone(40, { dstPortCode: 'FRA' });
    const offer = (await flights(of, search)).find(isBookable);
    if (!offer) throw new Error('there is no flight');
    return { search, offerId: offer.offerId };
  },
};

/** Gives the holder a coupon of ¥50.00 for this mode, as a campaign would. */
async function holderIn(id: 'AIR' | 'MALL' | 'WH'): Promise<Person> {
  const person = await holder(gateway);
  await gateway.database.query(
    `update coupon_claims set title = '试用券', amount = 5000, least = 100, modes = $2
      where user_id = (select id from users where phone = $1)`,
    [person.phone, [id]],
  );
  return person;
}

describe('order with a coupon', () => {
  it('costs ¥300.00 less, as shown before, with the line on its receipt', async () => {
    const person = await holder(gateway);
    const quote = await quoted(TANK_CASE, person);
    const { code, data } = await order(TANK_CASE, quote, person, await walletOf(gateway, person));
    expect(code).toBe(CODES.success);
    expect(couponIn(await chargesOf(person, data.orderNo))).toEqual(['(¥300.00)']);
    expect(await walletOf(gateway, person)).toMatchObject([{ state: 'USED', orderNo: data.orderNo }]);
  });

  it('is refused with the new price when the page showed no coupon, and nothing is placed or used', async () => {
    const person = await holder(gateway);
    const quote = await quoted(TANK_CASE, person);
    const { code, data } = await order(TANK_CASE, quote, person, []);
    expect(code).toBe(CODES.priceChanged);
    expect(data.now).toEqual(shownFor(TANK_CASE, quote, await walletOf(gateway, person)));
    expect(await walletOf(gateway, person)).toMatchObject([{ state: 'HELD', orderNo: null }]);
  });

  it('keeps its price and the coupon in another mode', async () => {
    const person = await holder(gateway);
    const quote = await quoted(FCL_CASE, person);
    const { code, data } = await order(FCL_CASE, quote, person, await walletOf(gateway, person));
    expect(code).toBe(CODES.success);
    expect(couponIn(await chargesOf(person, data.orderNo))).toEqual([]);
    expect(await walletOf(gateway, person)).toMatchObject([{ state: 'HELD' }]);
  });

  it('8.8.7 returns the coupon with its expiry when cancelled, for use in another order', async () => {
    const person = await holder(gateway);
    const [before] = await walletOf(gateway, person);
    const first = await order(TANK_CASE, await quoted(TANK_CASE, person), person, await walletOf(gateway, person));
    gateway.clock.advance(DAY_MS / 24);
    expect(await cancel(gateway, person.token, first.data.orderNo)).toMatchObject({ code: CODES.success });
    expect(await walletOf(gateway, person)).toEqual([before]);
    const again = await order(TANK_CASE, await quoted(TANK_CASE, person), person, await walletOf(gateway, person));
    expect(couponIn(await chargesOf(person, again.data.orderNo))).toEqual(['(¥300.00)']);
    // A cancelled order still shows its original charges.
    expect(couponIn(await chargesOf(person, first.data.orderNo))).toEqual(['(¥300.00)']);
  });

  it('uses the coupon once from two tabs, and shows the slower one the price without it', async () => {
    const person = await holder(gateway);
    const [one, other] = [await quoted(TANK_CASE, person), await quoted(TANK_CASE, person)];
    const coupons = await walletOf(gateway, person);
    const answers = await Promise.all([one, other].map((quote) => order(TANK_CASE, quote, person, coupons)));
    expect(answers.map(({ code }) => code).toSorted()).toEqual([CODES.success, CODES.priceChanged].toSorted());
    const slower = answers.findIndex(({ code }) => code === CODES.priceChanged);
    const quote = slower === 0 ? one : other;
    expect(answers[slower]?.data.now).toEqual(shownFor(TANK_CASE, quote, []));
    const accepted = await order(TANK_CASE, quote, person, []);
    expect(accepted.code).toBe(CODES.success);
    expect(couponIn(await chargesOf(person, accepted.data.orderNo))).toEqual([]);
  });

  it('for shop goods costs less, shows it on the receipt, and returns the coupon with its lots', async () => {
    const person = await holderIn('MALL');
    const quote = await quoted(MALL_CASE, person);
    const { code, data } = await order(MALL_CASE, quote, person, await walletOf(gateway, person));
    expect(code, JSON.stringify(data)).toBe(CODES.success);
    expect(couponIn(await chargesOf(person, data.orderNo))).toEqual(['(¥50.00)']);
    expect(await walletOf(gateway, person)).toMatchObject([{ state: 'USED', orderNo: data.orderNo }]);
    expect(await cancel(gateway, person.token, data.orderNo)).toMatchObject({ code: CODES.success });
    expect(await walletOf(gateway, person)).toMatchObject([{ state: 'HELD', orderNo: null }]);
  });

  it('for storage keeps the coupon when the stay is extended after the coupon expired', async () => {
    const person = await holderIn('WH');
    const quote = await quoted(WH_CASE, person);
    const { code, data } = await order(WH_CASE, quote, person, await walletOf(gateway, person));
    expect(code, JSON.stringify(data)).toBe(CODES.success);
    const { orderNo } = data;
    await gateway.database.query(`update orders set state = 'CONFIRMED' where order_no = $1`, [orderNo]);
    await gateway.database.query('update coupon_claims set valid_until = $2 where order_no = $1', [
      orderNo,
      new Date(gateway.clock.now()),
    ]);
    const before = await briefOf(gateway, person.token, orderNo);
    const { days } = before.detail as WhReceipt;
    const prolong = (shownTotal: Money | null) =>
      gateway.post<{ charges: Charges; isProlonged: boolean }>(
        prolongStay.path.replace(':orderNo', orderNo),
        { days: days + 30, shownTotal },
        bearing(person.token),
      );
    const offered = await prolong(null);
    expect(couponIn(offered.data.charges), offered.message).toEqual(['(¥50.00)']);
    const { totalYuan } = offered.data.charges;
    expect(totalYuan.amount).toBe(offered.data.charges.lines.reduce((sum, { total }) => sum + total.amount, 0));
    const daysIn = ({ lines }: Pick<Charges, 'lines'>) =>
      lines.filter(({ item }) => item === 'WHR').reduce((sum, { quantity }) => sum + quantity, 0);
    expect([daysIn(before.charges), daysIn(offered.data.charges)], 'of one ton').toEqual([days, days + 30]);
    expect(await prolong(totalYuan)).toMatchObject({ code: CODES.success, data: { isProlonged: true } });
    expect(couponIn(await chargesOf(person, orderNo))).toEqual(['(¥50.00)']);
  });

  it('keeps the coupon once when a service is added and another flight is accepted', async () => {
    const person = await holderIn('AIR');
    const quote = await quoted(BY_AIR, person);
    const { code, data } = await order(BY_AIR, quote, person, await walletOf(gateway, person));
    expect(code, JSON.stringify(data)).toBe(CODES.success);
    const { orderNo } = data;
    const ask = <TReply>(path: string, body: object) =>
      gateway.post<TReply>(path.replace(':orderNo', orderNo), body, bearing(person.token));
    const before = await chargesOf(person, orderNo);
    const insured = { topic: 'INS', texts: { goodsValue: '90000', insuredValue: '130000' }, seen: {} };
    const offered = await ask<{ charges: Charges; added: { sum: Money }[] }>(reviseOrder.path, insured);
    const { charges, added } = offered.data;
    expect(couponIn(charges), offered.message).toEqual(['(¥50.00)']);
    const more = added.reduce((sum, one) => sum + one.sum.amount, 0);
    expect(more).toBeGreaterThan(0);
    expect(charges.totalYuan.amount - before.totalYuan.amount, 'dearer by the service alone').toBe(more);
    const agreed = await ask(reviseOrder.path, { ...insured, shownTotal: toldSum(charges) });
    expect(agreed, agreed.message).toMatchObject({ code: CODES.success, data: { isRevised: true } });

    const desk = deskOf(gateway);
    await gateway.database.query(`update orders set state = 'BOOKED' where order_no = $1`, [orderNo]);
    const [other] = (await desk.find(orderNo))?.onto ?? [];
    expect(other, 'there is a later flight').toBeDefined();
    gateway.clock.advance(1_000);
    const bumped = { orderNo, from: 'BOOKED', offerId: other?.offerId, reason: '航班超载' };
    expect(await desk.act('bump', bumped)).toMatchObject({ code: CODES.success });
    expect(await chargesOf(person, orderNo)).toEqual(charges);
    const answered = await ask(answerBump.path, { offerId: other?.offerId, isAccepted: true });
    expect(answered, answered.message).toMatchObject({ code: CODES.success });
    expect(couponIn(await chargesOf(person, orderNo))).toEqual(['(¥50.00)']);
    expect(await walletOf(gateway, person)).toMatchObject([{ state: 'USED', orderNo }]);
  });

  it('is accepted with the expired coupon still in the wallet', async () => {
    const person = await holder(gateway);
    await gateway.database.query('update coupon_claims set valid_until = $1 where order_no is null', [
      new Date(gateway.clock.now()),
    ]);
    const quote = await quoted(TANK_CASE, person);
    expect(await walletOf(gateway, person)).toMatchObject([{ state: 'OVER' }]);
    expect(await order(TANK_CASE, quote, person, await walletOf(gateway, person))).toMatchObject({
      code: CODES.success,
    });
  });
});
