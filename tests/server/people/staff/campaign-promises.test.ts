import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { LONG } from '../../../support/long';
import { ownCoupons } from '../../../../contract/campaigns/coupons';
import { CODES } from '../../../../contract/wire/envelope';
import type { ReplyOf } from '../../../../contract/wire/endpoint';
import { readMoment } from '../../../../domain/campaigns/written';
import { bearing, newPerson } from '../identity/support/person';
import { openTestGateway, type TestGateway } from '../../support/gateway';
import {
  campaignDeskOf,
  couponIn,
  form,
  fresh,
  MORNING,
  PRICES,
  slotOf,
  TOMORROW,
  withBlock,
  withCoupon,
} from './support/campaign';

let gateway: TestGateway;
let desk: Awaited<ReturnType<typeof campaignDeskOf>>;
beforeAll(async () => {
  gateway = await openTestGateway();
  desk = await campaignDeskOf(gateway);
});
afterAll(() => gateway.close());

describe('campaign commitments', () => {
  it('keep the terms of claimed coupons, and a quantity not below the claimed', async () => {
    const written = fresh();
    const key = await desk.published(written);
    const couponId = couponIn(written);
    const [one, two] = [await newPerson(gateway), await newPerson(gateway)];
    for (const { token } of [one, two]) expect((await desk.claim(key, couponId, token)).code).toBe(CODES.success);
    const wallet = async () =>
      (await gateway.get<ReplyOf<typeof ownCoupons>>(ownCoupons.path, bearing(one.token))).data.records;
    const held = await wallet();
    expect(held).toMatchObject([{ couponId, amount: 8_000, least: 500_050, modes: ['FCL', 'TANK'] }]);

    for (const change of [{ amount: '70' }, { least: '6000' }, { modes: 'FCL' }, { validDays: '20' }]) {
      const told = await desk.again(key, withCoupon(written, change));
      expect(told).toMatchObject({ status: 400, code: CODES.badRequest });
      expect(told.message).toContain(`券码 ${couponId} 已有人领取`);
    }
    const fewer = await desk.again(key, withCoupon(written, { stock: '1' }));
    expect(fewer.message).toBe(`券码 ${couponId} 已领出 2 张，发行量不能少于它`);
    expect((await desk.again(key, withCoupon(written, { stock: '2', couponTitle: '年末券' }))).code).toBe(
      CODES.success,
    );
    expect((await desk.claim(key, couponId, (await newPerson(gateway)).token)).code).toBe(CODES.soldOut);

    const without = { ...written, blocks: written.blocks.filter(({ type }) => type !== 'coupon') };
    expect((await desk.again(key, without)).code, 'it is offered no more').toBe(CODES.success);
    expect(await wallet()).toEqual(held);
    expect((await desk.uptake(key)).data.coupons).toMatchObject([{ couponId, claimed: 2, used: 0, left: 0 }]);
    const back = await desk.again(key, withCoupon(written, { amount: '5' }));
    expect(back.message, 'under its name nothing else comes back').toContain('已有人领取');
  });

  it('keep a booked slot at its time with its places', async () => {
    const written = fresh();
    const key = await desk.published(written);
    const booked = await Promise.all([desk.book(key, slotOf(MORNING)), desk.book(key, slotOf(MORNING))]);
    expect(booked.map(({ code }) => code)).toEqual([CODES.success, CODES.success]);
    const gone = await desk.again(key, withBlock(written, 3, form(`${TOMORROW} 10:30 14:00`)));
    expect(gone).toMatchObject({ status: 400, message: `${MORNING} 的时段已有 2 人预约，不能删去或改时间` });
    const fewer = await desk.again(key, withBlock(written, 3, form(`${MORNING} 14:00`, '1')));
    expect(fewer.message).toBe(`${MORNING} 的时段已有 2 人预约，名额不能少于它`);
    expect((await desk.look(key)).campaign?.booked).toEqual([{ startsAt: readMoment(MORNING), count: 2 }]);
    expect((await desk.again(key, withBlock(written, 3, form(`${MORNING}\n${TOMORROW} 16:00`)))).code).toBe(
      CODES.success,
    );
    expect((await desk.book(key, slotOf(`${TOMORROW} 14:00`))).status, 'nobody books what is there no more').toBe(400);
  });

  it('refuse prices whose UN number does not match the named goods', async () => {
    const named = (goods: string, unNo: string) =>
      desk.again(key, {
        ...written,
        blocks: [...written.blocks, { ...PRICES, said: { ...PRICES.said, goods, unNo } }],
      });
    const written = fresh();
    const key = await desk.published(written);
    expect((await named('甲醇', '1294')).message).toBe('航线价的货物名称与 UN 编号对不上：甲醇（UN 1294）');
    expect((await named('甲苯', '0007')).message).toContain('对不上：甲苯（UN 0007）');
    expect(await named('甲苯', '1294')).toMatchObject({ code: CODES.success });
  });

  it('hold while fifty claim and book during the publication of a smaller edition', LONG, async () => {
    const written = withBlock(fresh({ stock: '50' }), 3, form(MORNING, '50'));
    const key = await desk.published(written);
    const couponId = couponIn(written);
    const people = [];
    for (let one = 0; one < 25; one += 1) people.push(await newPerson(gateway));
    const less = withBlock(withCoupon(written, { stock: '9' }), 3, form(MORNING, '7'));
    await desk.save(less, key, 1);
    await Promise.all([
      ...people
        .slice(0, 12)
        .flatMap(({ token }) => [desk.claim(key, couponId, token), desk.book(key, slotOf(MORNING))]),
      desk.act(key, 'publish', 2),
      ...people.slice(12).flatMap(({ token }) => [desk.claim(key, couponId, token), desk.book(key, slotOf(MORNING))]),
    ]);
    const { coupons, slots } = (await desk.uptake(key)).data;
    expect(coupons[0]?.claimed).toBeLessThanOrEqual(coupons[0]?.stock ?? 0);
    expect(slots[0]?.booked).toBeLessThanOrEqual(slots[0]?.seats ?? 0);
    const { rows } = { rows: await gateway.database.query('select 1 from coupon_claims where act_id = $1', [key]) };
    expect(rows).toHaveLength(coupons[0]?.claimed ?? -1);
    const isOut = (await desk.look(key)).turn === 3;
    expect([coupons[0]?.stock, slots[0]?.seats]).toEqual(isOut ? [9, 7] : [50, 50]);
  });
});
