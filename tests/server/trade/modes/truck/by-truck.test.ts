/** @module-tag long */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { CODES } from '../../../../../contract/wire/envelope';
import type { QueuedCase } from '../../../../../domain/house/case';
import { momentTyped } from '../../../../../domain/values/moments';
import { HOUR_MS } from '../../../../../domain/values/spans';
import { saidTime } from '../../../../../server/base/china-time';
import { newestMessages } from '../../../../../server/people/sms/outbox';
import { allHandedIn } from '../../../orders/orders/support/papers';
import { colleague } from '../../../people/staff/support/staff';
import { openTestGateway, type TestGateway } from '../../../support/gateway';
import type { GatewayCase } from '../../../../support/modes/gateway-case';
import { drums, freeOf, isBookable, TRUCK_CASE, trucks } from '../support/truck';
import { mishappedTruck, yuan } from './support/mishapped';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

const SUCCESS = { code: CODES.success };

const TWO: GatewayCase = {
  ...TRUCK_CASE,
  async find(on) {
    const search = drums(2);
    const offer = (await trucks(on, search)).filter(isBookable).findLast((one) => freeOf(one) > 1);
    if (!offer) throw new Error('no two trucks can be booked');
    return { search, offerId: offer.offerId };
  },
};
const placed = () => mishappedTruck(gateway, TWO);
type TwoTrucks = Awaited<ReturnType<typeof placed>>;

async function checkedBoth(order: TwoTrucks) {
  await order.atGate();
  await order.passed('第 1 车已到装货点');
  await order.passed('第 2 车已到装货点');
  for (const unit of [1, 2]) expect(await order.checked({ unit })).toMatchObject(SUCCESS);
  await allHandedIn(gateway, order.token, order.orderNo);
}

describe('order of two trucks', () => {
  it('is loaded when each has its loading photos, and departs when each has its waybill', async () => {
    const order = await placed();
    const { moved, passed, paper, shown, brief, detail } = order;
    await checkedBoth(order);
    expect((await moved('cargo.in')).message).toBe('请先报告“第 1 车装货完毕”');
    expect((await passed('第 1 车装货完毕')).message).toBe('报告“第 1 车装货完毕”前请先上传：装车照片');
    expect(await paper('第 1 车装货完毕', 'PHOTO')).toMatchObject(SUCCESS);
    expect(await passed('第 1 车装货完毕')).toMatchObject(SUCCESS);
    expect((await moved('cargo.in')).message, 'the second shows its own').toBe('请先报告“第 2 车装货完毕”');
    await paper('第 2 车装货完毕', 'PHOTO');
    await passed('第 2 车装货完毕');
    expect(await moved('cargo.in')).toMatchObject(SUCCESS);

    expect(await passed('第 2 车电子运单', 'DZYD20261208'), 'in any order').toMatchObject(SUCCESS);
    expect((await passed('第 1 车电子运单', 'DZYD20261208')).message).toBe('DZYD20261208 已登记在另一辆车，每车一号');
    expect((await moved('departed')).message).toBe('请先报告“第 1 车运单与安全卡随车”');
    expect(await passed('第 1 车电子运单', 'DZYD20261207')).toMatchObject(SUCCESS);
    expect((await passed('第 1 车电子运单', 'DZYD20261207')).message).toBe('第 1 车电子运单已报告过，内容与上次相同');
    for (const no of [1, 2])
      for (const docType of ['WAYBILL', 'SAFECARD'])
        expect(await paper(`第 ${no} 车运单与安全卡随车`, docType)).toMatchObject(SUCCESS);
    expect(await passed('第 1 车运单与安全卡随车')).toMatchObject(SUCCESS);
    expect((await moved('departed')).message).toBe('请先报告“第 2 车运单与安全卡随车”');
    expect(await passed('第 2 车运单与安全卡随车')).toMatchObject(SUCCESS);
    expect(await moved('departed')).toMatchObject(SUCCESS);

    const { as } = await colleague(gateway, 'reviewer');
    const asked = { queue: 'carriage', mode: 'TRUCK', state: '', isMine: false, page: 1 };
    const queued = async () =>
      (await gateway.post<{ records: QueuedCase[] }>('/api-desk/queue', asked, as)).data.records.find(
        ({ orderNo }) => orderNo === order.orderNo,
      );
    const eta = async () => Date.parse((await brief()).arrivesAt ?? '');
    const planned = await eta();
    const held = async (hours: number, place = '第 2 车危货停车场停车') => {
      gateway.clock.advance(1_000);
      const until = momentTyped(gateway.clock.now() + hours * HOUR_MS).replace('T', ' ');
      return passed(place, `${until}，大雾封路`);
    };
    for (const hours of [-1, 7 * 24 + 1]) expect((await held(hours)).message).toMatch(/^请填写 7 天内的预计驶离时间/);
    expect((await passed('第 2 车危货停车场停车', '一会儿')).message).toMatch(/^请填写 7 天内的预计驶离时间/);
    expect(await held(30)).toMatchObject(SUCCESS);
    expect((await eta()) - planned, 'the later of both').toBeGreaterThan(20 * HOUR_MS);
    const { arrivesAt, plannedArrival } = await brief();
    expect(Date.parse(plannedArrival ?? ''), 'the plan stands beside it').toBe(planned);
    expect(await queued()).toMatchObject({ arrivesAt, plannedArrival });
    const later = saidTime(new Date(await eta()).toISOString());
    expect((await newestMessages(gateway.database))[0]?.notice).toMatch(`，大雾封路；预计到达改为 ${later}。`);
    expect((await shown())?.orderNo).toBe(order.orderNo);
    gateway.clock.advance(60_000);
    expect(await held(0.5), 'the way opens sooner').toMatchObject(SUCCESS);
    expect(await eta(), 'it had not left by then').toBe(planned);
    expect([(await brief()).plannedArrival, (await queued())?.plannedArrival]).toEqual([undefined, undefined]);
    const ahead = (await shown())?.ahead.map(({ place }) => place);
    expect(ahead, 'the first is where it was').toEqual([
      '第 1 车已出省',
      '第 1 车危货停车场停车',
      '第 1 车沿途限行，重新计算到达',
      '第 2 车危货停车场停车',
      '第 2 车沿途限行，重新计算到达',
    ]);
    expect((await brief()).history.at(-1)?.note).toMatch(/^第 2 车危货停车场停车：.*；预计到达改为/);
    expect((await detail()).seen.map(({ place, paper: name }) => `${place} ${name}`)).toContain(
      '第 2 车装货完毕 装车照片',
    );
  });

  it('refunds the freight share of the truck that broke down only', async () => {
    const order = await placed();
    const { tell, total, told, shown, moved, passed, paper } = order;
    await checkedBoth(order);
    for (const no of [1, 2]) {
      await paper(`第 ${no} 车装货完毕`, 'PHOTO');
      await passed(`第 ${no} 车装货完毕`);
    }
    await moved('cargo.in');
    for (const no of [1, 2]) {
      await passed(`第 ${no} 车电子运单`, `DZYD2026120${no}`);
      for (const docType of ['WAYBILL', 'SAFECARD']) await paper(`第 ${no} 车运单与安全卡随车`, docType);
      await passed(`第 ${no} 车运单与安全卡随车`);
    }
    expect(await moved('departed')).toMatchObject(SUCCESS);
    const broken = (await shown())?.mayGoWrong.find(({ kind }) => kind === 'BREAKDOWN');
    expect(broken?.units?.map(({ name }) => name)).toEqual(['全部车辆', '第 1 车', '第 2 车']);
    expect(await tell('BREAKDOWN', 11, { unit: 3 })).toMatchObject({ status: 400, message: '请选择发生异常的车辆' });
    const before = await total();
    expect(await tell('BREAKDOWN', 11, { unit: 2 })).toMatchObject(SUCCESS);
    // Three per cent of the freight of one truck.
    expect((await total()) - before).toBe(-26_110);
    expect((await told())[0]?.name).toBe('车辆故障，换车 · 第 2 车');
    expect((await newestMessages(gateway.database))[0]?.notice).toMatch(/异常：车辆故障，换车 · 第 2 车（/);
    expect(await tell('BREAKDOWN', 11, { unit: 0 })).toMatchObject(SUCCESS);
    expect((await total()) - before, 'both by the freight of both').toBe(-26_110 - 52_220);
  });

  it('charges waiting and an empty run of one truck only', async () => {
    const { atGate, passed, tell, told, brief, detail, kinds, shown, moved } = await placed();
    await atGate();
    await passed('第 2 车已到装货点');
    const { fees } = await detail();
    const one = (await brief()).cancelFee?.amount ?? 0;
    expect([one > fees.last, one < fees.atGate], 'one stands there, the other does not').toEqual([true, true]);
    expect(await kinds()).toEqual(['NOT_READY', 'OVERWEIGHT', 'BREAKDOWN']);
    expect((await tell('NOT_READY', 7, { unit: 1 })).message).toMatch(/^只有一车等候超过 6 小时/);
    expect(await tell('NOT_READY', 4.5, { unit: 1 })).toMatchObject(SUCCESS);
    expect((await told())[0]).toMatchObject({ name: '发货人未备好货，车辆等候 · 第 1 车', fee: yuan(36_000) });
    const left = (await shown())?.mayGoWrong.find(({ kind }) => kind === 'NOT_READY');
    expect(
      left?.units?.map(({ no }) => no),
      'each once',
    ).toEqual([2]);
    expect((await tell('NOT_READY', 4.5, { unit: 1 })).status).toBe(400);
    expect(await tell('NOT_READY', 4.5, { unit: 2 })).toMatchObject(SUCCESS);
    expect(await kinds()).not.toContain('NOT_READY');
    expect((await moved('departed')).code, 'nothing is loaded').toBe(CODES.moveRefused);
  });
});
