/** @module-tag long */
import { afterAll, beforeAll, expect, it } from 'vitest';

import { CODES } from '../../../../../contract/wire/envelope';
import { receiveGoods } from '../../../../../contract/after/receiving';
import { cancelOrder } from '../../../../../contract/orders/orders';
import type { NamedUnit } from '../../../../../domain/modes/truck/units';
import { momentTyped } from '../../../../../domain/values/moments';
import { HOUR_MS } from '../../../../../domain/values/spans';
import { YUAN } from '../../../../../domain/values/money';
import { bearing } from '../../../people/identity/support/person';
import { deskOf } from '../../../support/desk';
import { allHandedIn } from '../../../orders/orders/support/papers';
import { openTestGateway, type TestGateway } from '../../../support/gateway';
import { ITEMS, placedTruck } from './support/placed';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

const placed = () => placedTruck(gateway);

const SUCCESS = { code: CODES.success };

it('truck order runs from dispatch through checks, documents and driving to signature, with notices', async () => {
  const { orderNo, token, shown, moved, proposed, sent, detail, passed, checked, paper, pictured, brief } =
    await placed();
  expect(await moved('accepted')).toMatchObject(SUCCESS);
  expect((await shown())?.stands?.CONFIRMED).toBe('已确认，待派车');
  const [truck] = await proposed();
  if (!truck) throw new Error('the house proposes no truck');
  expect(truck.escort, 'whatever is dangerous has an escort').not.toBe('');
  const wrong: [change: Partial<NamedUnit>, says: RegExp][] = [
    [{ no: 'ABC' }, /车牌号 ABC 格式不正确/],
    [{ escort: '' }, /押运员与证件末四位不全/],
    [{ escort: truck.driver, escortPaper: truck.driverPaper }, /重复：同一车辆、挂车、箱或人员不能登记两次/],
    [{ driver: '顾|师傅' }, /驾驶员与证件末四位不全/],
    [{ driverPaper: '12' }, /驾驶员与证件末四位不全/],
    [{ testDue: '2020-11-01' }, /检验到期日早于返回日/],
  ];
  for (const [change, says] of wrong)
    expect((await moved('space.released', [{ ...truck, ...change }])).message).toMatch(says);
  expect((await moved('space.released', [truck, truck])).message).toBe('需登记 1 辆车');
  expect(await sent()).toMatchObject(SUCCESS);
  expect((await detail()).units).toEqual([truck]);

  expect(await passed('已到装货点')).toMatchObject(SUCCESS);
  expect(await moved('cargo.in')).toMatchObject({
    code: CODES.moveRefused,
    message: '还有 13 项现场检查没有合格，不能登记',
  });
  expect(await checked({ items: ['static'], isFine: false, note: '没有接地带' })).toMatchObject(SUCCESS);
  expect((await shown())?.checks, 'a truck is no box').toMatchObject({ called: '车', failed: [{ name: '第 1 车' }] });
  expect((await checked({ unit: 9 })).message).toBe('没有这一车或这项检查');
  expect(await checked({ items: ITEMS.filter((item) => item !== 'static') })).toMatchObject(SUCCESS);
  expect((await moved('cargo.in')).message).toBe('还有 1 项现场检查没有合格，不能登记');
  expect(await checked({ items: ['static'], note: '已装接地带' })).toMatchObject(SUCCESS);
  await allHandedIn(gateway, token, orderNo);
  expect((await moved('cargo.in')).message, 'a load is shown').toBe('请先报告“装货完毕”');
  expect(await pictured()).toMatchObject(SUCCESS);
  expect(await moved('cargo.in')).toMatchObject(SUCCESS);

  expect((await moved('departed')).message, 'nothing leaves without its waybill').toBe('请先报告“运单与安全卡随车”');
  expect(await passed('电子运单', '无')).toMatchObject({ status: 400, message: '请填写 8 到 24 位的电子运单号' });
  expect(await passed('电子运单', 'DZYD20261207')).toMatchObject(SUCCESS);
  expect((await passed('运单与安全卡随车')).message).toMatch(/请先上传：电子运单、安全卡/);
  for (const docType of ['WAYBILL', 'SAFECARD'])
    expect(await paper('运单与安全卡随车', docType)).toMatchObject(SUCCESS);
  expect(await passed('运单与安全卡随车')).toMatchObject(SUCCESS);
  expect(await moved('departed')).toMatchObject(SUCCESS);
  const stopped = `${momentTyped(gateway.clock.now() + HOUR_MS).replace('T', ' ')}，驾驶员休息`;
  expect(await passed('危货停车场停车', stopped)).toMatchObject(SUCCESS);
  expect(await moved('arrived')).toMatchObject(SUCCESS);
  const mayGoWrong = async () => (await shown())?.mayGoWrong.map(({ kind }) => kind);
  for (const docType of ['SIGNEDFOR', 'PHOTO']) expect(await paper('收货人已签收', docType)).toMatchObject(SUCCESS);
  expect(await mayGoWrong(), 'a paper alone is no signature').toEqual(['WAITED', 'REFUSED', 'LEAK', 'FILED']);
  expect(await passed('收货人已签收')).toMatchObject(SUCCESS);
  expect(await mayGoWrong(), 'nobody refuses what was signed for').toEqual(['WAITED', 'LEAK', 'FILED']);
  expect(await passed('实收与短少', '99 件，无短少'), 'more than was ordered').toMatchObject({
    status: 400,
    message: expect.stringContaining('多出的货不属于本单') as string,
  });
  expect(await passed('实收与短少', '78 件，短少 2 件')).toMatchObject(SUCCESS);
  expect(
    (await shown())?.ahead.map(({ place }) => place),
    'nobody washes a box',
  ).toEqual(['实收与短少']);
  expect((await moved('completed')).message, 'the desk signs for nobody').toContain('收货时登记了短少或破损');
  const received = receiveGoods.path.replace(':orderNo', orderNo);
  expect(await gateway.post(received, {}, bearing(token))).toMatchObject({ code: CODES.success });
  const { history } = await brief();
  expect(history.flatMap(({ event, note }) => (event === 'place.passed' ? [note] : []))).toEqual([
    '已到装货点',
    '装货完毕',
    '电子运单：DZYD20261207',
    '运单与安全卡随车',
    expect.stringMatching(/^危货停车场停车：.*，驾驶员休息；预计/),
    '收货人已签收',
    '实收与短少：78 件，短少 2 件',
  ]);
  expect((await detail()).seen.map(({ paper: name }) => name).toSorted()).toEqual(
    ['装车照片', '电子运单', '安全卡', '签收单', '卸货照片'].toSorted(),
  );
});

it('truck order is cancelled at the fee on its receipt, and cannot arrive days early', async () => {
  const { orderNo, token, moved, sent, detail, brief } = await placed();
  const { fees } = await detail();
  const cancel = (amount: number) =>
    gateway.post(
      cancelOrder.path.replace(':orderNo', orderNo),
      { reason: '1', shownFee: { amount, currency: YUAN } },
      bearing(token),
    );
  expect((await brief()).cancelFee?.amount ?? 0, 'nothing while it is read').toBe(0);
  await moved('accepted');
  expect((await brief()).cancelFee).toEqual({ amount: fees.confirmed, currency: YUAN });
  await sent();
  expect((await brief()).cancelFee).toEqual({ amount: fees.early, currency: YUAN });
  const ahead = await deskOf(gateway).act('passed', { orderNo, place: '已到装货点', isNow: true });
  expect(ahead).toMatchObject({ code: CODES.moveRefused, message: expect.stringContaining('还没到这一步的日子') });
  expect((await brief()).cancelFee, 'it loads days later').toEqual({ amount: fees.early, currency: YUAN });
  expect(await cancel(fees.atGate)).toMatchObject({ code: CODES.feeChanged });
  expect(await cancel(fees.early)).toMatchObject({ code: CODES.success, data: { state: 'CANCELLED' } });
});
