/** @module-tag long */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { CODES } from '../../../../../contract/wire/envelope';
import { daysAfter } from '../../../../../domain/values/days';
import { newestMessages } from '../../../../../server/people/sms/outbox';
import type { Found, GatewayCase } from '../../../../support/modes/gateway-case';
import { newPerson } from '../../../people/identity/support/person';
import { booksOf, holdToBooks } from '../../../support/books';
import { openTestGateway, type TestGateway } from '../../../support/gateway';
import { drums, isBookable, TRUCK_CASE, trucks } from '../support/truck';
import { mishappedTruck, yuan } from './support/mishapped';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

const SUCCESS = { code: CODES.success };
const lastMessage = async () => (await newestMessages(gateway.database))[0]?.notice ?? '';

/** 14-ton truck loaded with twelve tons. */
async function smaller(): Promise<Found> {
  const search = { ...drums(1), kg: 12_000, m3: 24 };
  const offer = (await trucks(gateway, search))
    .filter(isBookable)
    .findLast(({ offerId }) => offerId.startsWith('TR-LXWY-3205-BOX96'));
  if (!offer) throw new Error('there is no smaller truck');
  return { search, offerId: offer.offerId };
}

const placed = (found?: GatewayCase) => mishappedTruck(gateway, found);

describe('truck mishap before loading', () => {
  it('is recorded once with day, note and fee, which becomes a price line', async () => {
    const { atGate, kinds, tell, total, told, brief, today, orderNo } = await placed();
    expect(await kinds(), 'nothing before there is a truck').toEqual([]);
    expect(await tell('NOT_READY', 4)).toMatchObject({
      code: CODES.moveRefused,
      message: '当前不能登记这种异常，请刷新后重选',
    });
    await atGate();
    expect(await kinds()).toEqual(['NOT_READY', 'OVERWEIGHT', 'BREAKDOWN']);
    const before = await total();
    const wrong: [change: object, says: RegExp][] = [
      [{ count: null }, /请填写“等候小时数/],
      [{ count: 0 }, /请填写“等候小时数/],
      [{ count: 4.25 }, /最多一位小数/],
      [{ day: daysAfter(today(), 1) }, /今天或之前 30 天内/],
      [{ day: daysAfter(today(), -31) }, /今天或之前 30 天内/],
      [{ day: '2026-02-30' }, /今天或之前 30 天内/],
      [{ day: daysAfter(today(), -1) }, new RegExp(`^发生日期早于上一步：${today()} 已到装货点，请核对$`)],
      [{ words: '坏' }, /请写明经过/],
    ];
    for (const [change, says] of wrong) expect((await tell('NOT_READY', 4.5, change)).message).toMatch(says);
    expect(await total(), 'what is refused costs nothing').toBe(before);
    expect(await tell('NOT_READY', 4.5)).toMatchObject(SUCCESS);
    expect(await told()).toEqual([
      {
        no: 1,
        name: '发货人未备好货，车辆等候',
        day: today(),
        words: '发货人的叉车坏了；等候 4.5 小时',
        stands: 'TOLD',
        fee: yuan(36_000),
        counted: ['等待 2 小时'],
        ways: null,
        answerBy: null,
        photos: [],
      },
    ]);
    const { charges, history } = await brief();
    expect(charges.lines.at(-1)).toMatchObject({ item: 'WAIT', total: yuan(36_000), part: 'SERVICE' });
    expect(charges.totalYuan.amount).toBe(before + 36_000);
    expect(charges.notIncluded, 'what is charged is not said to be left out').not.toContain('超 3 小时等候');
    expect(history.at(-1)?.note).toMatch(/发货人的叉车坏了；等候 4.5 小时；加收 ¥360.00$/);
    expect(await lastMessage()).toMatch(new RegExp(`订单 ${orderNo} 异常：.*加收 ¥360.00，已计入总价。`));
    expect((await tell('NOT_READY', 5)).code, 'told once').toBe(CODES.moveRefused);
  });

  it('cancels the order after six hours without goods, at the empty-run fee', async () => {
    const { atGate, tell, brief, detail, orderNo } = await placed();
    await atGate();
    const { fees } = await detail();
    expect(await tell('NOT_READY', 6.1)).toMatchObject(SUCCESS);
    expect((await brief()).state).toBe('CANCELLED');
    expect(await lastMessage()).toMatch(new RegExp(`${orderNo} 异常：.*订单已取消，取消费 ¥8,224.53`));
    expect(fees.atGate).toBe(822_453);
    await holdToBooks(gateway.database);
  });

  it('offers a larger truck of the base for overweight goods, and holds it on each day of the trip', async () => {
    const { atGate, tell, answer, told, total } = await placed({ ...TRUCK_CASE, find: smaller });
    await atGate();
    expect(await tell('OVERWEIGHT', 13_100)).toMatchObject(SUCCESS);
    const [asked] = await told();
    const larger = asked?.ways?.accept;
    expect(larger?.name).toBe('换13 米厢式半挂');
    expect(asked?.ways?.decline).toEqual({ name: '卸下超出部分', fee: yuan(0) });
    const before = await total();
    const amount = larger?.fee.amount ?? 0;
    const daysOut = async (vehicle: string) =>
      (await booksOf(gateway.database)).reduce(
        (sum, { stock, taken }) => (stock.startsWith(`TR-LXWY-3205-${vehicle}`) ? sum + taken : sum),
        0,
      );
    const free = await daysOut('BOX13');
    const [day = ''] = (await booksOf(gateway.database)).flatMap(({ stock }) =>
      stock.startsWith('TR-LXWY-3205-BOX96') ? [stock.split(' ')[0]?.slice(-6) ?? ''] : [],
    );
    const last = `TR-LXWY-3205-BOX13-${day}`;
    await gateway.database.query(
      `insert into takings (stock_id, measure, market, until_at, taken) values ($1, 'TRUCK', 'TR-LXWY-3205', 'infinity', 0)
       on conflict do nothing`,
      [last],
    );
    const others = (more: number) =>
      gateway.database.query('update takings set taken = taken + $2 where stock_id = $1', [last, more]);
    await others(9);
    expect(await answer(1, true, amount), 'somebody was faster').toMatchObject({ code: CODES.soldOut });
    expect(await total()).toBe(before);
    await others(-9);
    expect(await answer(1, true, amount)).toMatchObject(SUCCESS);
    expect(await total()).toBe(before + amount);
    expect((await daysOut('BOX13')) - free, 'as long as the smaller').toBe(await daysOut('BOX96'));
    await holdToBooks(gateway.database);
  });

  it('requires unloading of overweight goods when the base has no larger truck', async () => {
    const { atGate, tell, kinds, told } = await placed();
    await atGate();
    expect(await tell('OVERWEIGHT', 20_600)).toMatchObject({
      status: 400,
      message: '过磅 20600 千克，没有超过所订货重的 3%，不算超重',
    });
    expect(await tell('OVERWEIGHT', 20_600.1)).toMatchObject(SUCCESS);
    expect(await told(), 'no base has a larger one of the kind').toMatchObject([
      { words: '发货人的叉车坏了；每车超出 600.1 千克', ways: null, fee: yuan(0) },
    ]);
    expect(await kinds()).toEqual(['NOT_READY', 'BREAKDOWN']);
  });
});

describe('truck mishap on the way', () => {
  it('refunds part of the freight for a late replacement truck, and blocks progress during a leak', async () => {
    const { loaded, moved, tell, total, kinds, told } = await placed();
    await loaded();
    await moved('departed');
    expect(await kinds()).toEqual(['BREAKDOWN', 'DELAY_ROAD', 'LEAK']);
    const before = await total();
    expect(await tell('BREAKDOWN', 11)).toMatchObject(SUCCESS);
    expect(await lastMessage()).toContain('退款 ¥261.10，已从总价扣除。');
    expect(await total()).toBe(before - 26_110);
    expect(await tell('DELAY_ROAD', null, { words: '沿途大雾封路' })).toMatchObject(SUCCESS);
    expect(await lastMessage()).toContain('沿途大雾封路；不收费。');
    expect(await tell('LEAK', null)).toMatchObject(SUCCESS);
    expect(await lastMessage()).toMatch(/24 小时应急电话 .* 畅通；报警 119、110/);
    expect(await kinds()).toEqual(['LEAK_OVER']);
    expect(await moved('arrived')).toMatchObject({ code: CODES.moveRefused, message: '险情未解除，不能登记' });
    expect(await tell('LEAK_OVER', null)).toMatchObject(SUCCESS);
    expect(await moved('arrived')).toMatchObject(SUCCESS);
    expect((await told()).map(({ no, name }) => `${no} ${name}`)).toEqual([
      '1 车辆故障，换车',
      '2 沿途限行或天气延误',
      '3 泄漏险情',
      '4 险情解除',
    ]);
  });

  it('lets the owner of refused goods choose once, in time, at the shown fee', async () => {
    const { arrived, tell, answer, total, moved, told, orderNo } = await placed();
    await arrived();
    const before = await total();
    expect(await tell('REFUSED', 5.5)).toMatchObject(SUCCESS);
    expect(await total(), 'nothing is charged that nobody has agreed to').toBe(before);
    expect(await lastMessage()).toMatch(
      /可选：退回装货地，加收 ¥7,589.60；或 就地存放（首日免费，之后每天每立方米 ¥120），不收费。请在北京时间 .* 前在订单页选择/,
    );
    expect(await moved('completed')).toMatchObject({ message: '“收货人拒收”还在等下单人选择，不能登记' });
    const [asked] = await told();
    const back = asked?.ways?.accept.fee.amount ?? 0;
    expect(await answer(1, true, back, (await newPerson(gateway)).token)).toMatchObject({ status: 404 });
    expect(await answer(1, true, back - 1)).toMatchObject({ code: CODES.priceChanged });
    expect(await answer(2, true, back)).toMatchObject({ code: CODES.moveRefused });
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) => answer(1, at % 2 === 0, at % 2 === 0 ? back : 0)),
    );
    expect(answers.filter(({ code }) => code === CODES.success)).toHaveLength(1);
    const [settled] = await told();
    const isBack = settled?.stands === 'ACCEPTED';
    expect(await total(), `${orderNo} is charged once`).toBe(before + (isBack ? back : 0));
  });

  it('stores refused goods without a choice, and counts the days at departure', async () => {
    const { arrived, tell, answer, total, moved, told, kinds } = await placed();
    await arrived();
    await tell('REFUSED', 1);
    const before = await total();
    gateway.clock.advance(14_401_000);
    expect(await answer(1, false, 0), 'the time is over').toMatchObject({ code: CODES.moveRefused });
    await gateway.orders.sweep();
    expect(await told()).toMatchObject([{ stands: 'LAPSED', fee: yuan(0) }]);
    expect(await lastMessage()).toMatch(/就地存放.*不收费。未在期限内选择，按此办理。/);
    expect((await moved('completed')).message).toBe('拒收的货物还在存放，请先登记出库');
    expect(await kinds()).toContain('STORED');
    expect(await tell('STORED', 3)).toMatchObject(SUCCESS);
    expect((await total()) - before).toBe(2 * 12_000 * 40);
  });
});
