/** @module-tag long */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { CODES } from '../../../../../contract/wire/envelope';
import type { NamedUnit } from '../../../../../domain/modes/truck/units';
import { dayAt } from '../../../../../domain/values/days';
import { HOUR_MS } from '../../../../../domain/values/spans';
import { ACTS } from '../../../../../server/doors/desk/orders/acts';
import { newestMessages } from '../../../../../server/people/sms/outbox';
import { deskOf } from '../../../support/desk';
import { openTestGateway, type TestGateway } from '../../../support/gateway';
import { ITEMS, placedTruck } from './support/placed';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

const SUCCESS = { code: CODES.success };
const LATE = {
  code: CODES.moveRefused,
  message: '装货前 6 小时内不能换车换人；车辆或人员不能出车的，请先登记“车辆故障，换车”',
};

async function named() {
  const order = await placedTruck(gateway);
  const { orderNo, moved, sent, detail, brief } = order;
  await moved('accepted');
  await sent();
  const [truck] = (await detail()).units;
  if (!truck) throw new Error('no truck was named');
  const renamed = (...units: Partial<NamedUnit>[]) => {
    gateway.clock.advance(1_000);
    return deskOf(gateway).act('units', { orderNo, units: units.map((one) => ({ ...truck, ...one })) });
  };
  const brokenDown = () => {
    gateway.clock.advance(1_000);
    const day = dayAt(gateway.clock.now());
    return deskOf(gateway).act('mishap', { orderNo, kind: 'BREAKDOWN', day, count: 3.5, words: '驾驶员发烧' });
  };
  const { leavesAt } = await brief();
  const hoursBefore = (hours: number) =>
    gateway.clock.advance(Date.parse(leavesAt ?? '') - hours * HOUR_MS - gateway.clock.now());
  return { ...order, truck, renamed, brokenDown, hoursBefore };
}

describe('change of named trucks and crew', () => {
  it('is possible until six hours before loading, with a notice and a desk act', async () => {
    const { orderNo, renamed, detail, brief, shown, truck, hoursBefore } = await named();
    hoursBefore(6.1);
    const order = await shown();
    const act = ACTS.find(({ id }) => id === 'units');
    expect(order && act?.fields({ order, findings: [], trucks: [] })).toMatchObject([
      { id: 'units', kind: 'rows', value: expect.arrayContaining([truck.no, truck.driver, truck.escort]) },
    ]);
    expect(await renamed({ driver: '温师傅', driverPaper: '480X' })).toMatchObject(SUCCESS);
    expect((await detail()).units).toEqual([{ ...truck, driver: '温师傅', driverPaper: '480X' }]);
    const note = `${truck.no} 温师傅 ${truck.escort}`;
    expect((await brief()).history.at(-1)).toMatchObject({ event: 'truck.changed', state: 'BOOKED', note });
    expect((await newestMessages(gateway.database))[0]?.notice).toBe(
      `【化途】订单 ${orderNo} 的车辆或人员已更换：${note}。`,
    );
    const wrong: [change: Partial<NamedUnit>, says: RegExp][] = [
      [{ no: 'ABC' }, /车牌号 ABC 格式不正确/],
      [{ driverPaper: '12' }, /驾驶员与证件末四位不全/],
      [{ escort: '' }, /押运员与证件末四位不全/],
    ];
    for (const [change, says] of wrong) expect((await renamed(change)).message).toMatch(says);
    expect((await renamed({}, { no: '沪A77777' })).message).toBe('需登记 1 辆车');
  });

  it('21: is refused within six hours of loading, unless truck or crew fail', async () => {
    const { renamed, brokenDown, hoursBefore, detail, truck } = await named();
    hoursBefore(3);
    expect(await renamed({ driver: '傅师傅' })).toMatchObject(LATE);
    expect((await detail()).units).toEqual([truck]);
    expect(await brokenDown()).toMatchObject(SUCCESS);
    expect(await renamed({ driver: '傅师傅', no: '沪A70215' })).toMatchObject(SUCCESS);
    expect((await detail()).units).toMatchObject([{ driver: '傅师傅', no: '沪A70215' }]);
    expect(await renamed({ driver: '陆师傅' }), 'once for each failure').toMatchObject(LATE);
  });

  it('requires a new check, and frees the former plate', async () => {
    const { renamed, checked, passed, shown, truck } = await named();
    const other = await named();
    await passed('已到装货点');
    expect(await checked()).toMatchObject(SUCCESS);
    expect((await shown())?.checks?.units).toMatchObject([{ open: 0 }]);
    expect(await renamed({ no: '沪A70333' })).toMatchObject(SUCCESS);
    expect((await shown())?.checks?.units).toMatchObject([{ open: ITEMS.length }]);
    expect(await other.renamed({ no: truck.no }), 'the former plate is free').toMatchObject(SUCCESS);
    expect(await other.renamed({ no: '沪A70333' }), 'the new one is not').toMatchObject({
      code: CODES.moveRefused,
      message: '沪A70333 在这些天已随其他订单出车，请换车或换人',
    });
    expect((await other.detail()).units).toMatchObject([{ no: truck.no }]);
  });

  it('is refused before dispatch and after departure', async () => {
    const { orderNo, moved, shown, proposed } = await placedTruck(gateway);
    await moved('accepted');
    const units = await proposed();
    expect(await deskOf(gateway).act('units', { orderNo, units })).toMatchObject({ code: CODES.moveRefused });
    expect((await shown())?.named).toBeNull();
    for (const hostile of [
      null,
      {},
      [{ no: 7 }],
      [{ no: 'x'.repeat(61) }],
      Array.from({ length: 101 }, () => units[0]),
    ])
      expect((await deskOf(gateway).act('units', { orderNo, units: hostile })).status).toBe(400);
  });
});
