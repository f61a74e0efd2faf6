/** @module-tag long */
import { afterAll, beforeAll, expect, it } from 'vitest';

import { CODES } from '../../../../../contract/wire/envelope';
import type { HouseEvent } from '../../../../../domain/order/life/lifecycle';
import { domPasses } from '../../../../../server/trade/modes/dom/mode';
import { cancelOrder } from '../../../../../contract/orders/orders';
import { bearing } from '../../../people/identity/support/person';
import { briefOf, orderedBy } from '../../../../support/modes/gateway-case';
import { deskOf } from '../../../support/desk';
import { openTestGateway, type TestGateway } from '../../../support/gateway';
import { sentPhoto } from '../cfs/support/photos';
import { DOM_CASE, TRUCKED_CASE } from '../support/dom';

let gateway: TestGateway;
let [orderNo, token] = ['', ''];
beforeAll(async () => {
  gateway = await openTestGateway();
  const { person, order } = await orderedBy(gateway, DOM_CASE);
  ({ orderNo } = order);
  ({ token } = person);
});
afterAll(() => gateway.close());

const ahead = async () => (await deskOf(gateway).find(orderNo))?.ahead.map(({ place }) => place);
const passed = (place: string) => deskOf(gateway).act('passed', { orderNo, place });

async function moved(event: HouseEvent): Promise<void> {
  const from = (await briefOf(gateway, token, orderNo)).state;
  const reply = await deskOf(gateway).move({ orderNo, from, event });
  expect(reply, event).toMatchObject({ code: CODES.success });
}

it('domestic order reports pickup and loading once each, after booking only', async () => {
  await moved('accepted');
  expect(await ahead()).toEqual([]);
  expect(await passed('已提箱')).toMatchObject({ code: CODES.moveRefused });
  await moved('space.released');
  expect(await ahead()).toEqual(['已提箱', '已装货']);
  expect(await passed('已提箱')).toMatchObject({ code: CODES.success });
  expect(await passed('已提箱')).toMatchObject({ status: 400 });
  expect(await passed('已装货')).toMatchObject({ code: CODES.success });
  const { history, state } = await briefOf(gateway, token, orderNo);
  expect(state).toBe('BOOKED');
  expect(history.slice(-2)).toMatchObject([
    { event: 'place.passed', state: 'BOOKED', note: '已提箱' },
    { event: 'place.passed', state: 'BOOKED', note: '已装货' },
  ]);
});

it('domestic order is completed only after the signed receipt is in', async () => {
  for (const event of ['cargo.in', 'departed', 'arrived'] as const) await moved(event);
  expect(await ahead()).toEqual(['收货人已提箱']);
  const from = (await briefOf(gateway, token, orderNo)).state;
  const closed = () => deskOf(gateway).move({ orderNo, from, event: 'completed' });
  const first = { code: CODES.moveRefused, message: '请先报告“收货人已提箱”' };
  expect(await closed()).toMatchObject(first);
  expect(await passed('收货人已提箱'), 'and it has its paper').toMatchObject({ code: CODES.moveRefused });
  const note = { orderNo, place: '收货人已提箱', docType: 'SIGNEDFOR' };
  const pdf = { bytes: Buffer.from('%PDF-1.7\n%%EOF\n'), name: '签收.pdf' };
  await sentPhoto(gateway, note, pdf, 'paper');
  expect(await closed()).toMatchObject(first);
  expect(await passed('收货人已提箱')).toMatchObject({ code: CODES.success });
  expect(await closed()).toMatchObject({ code: CODES.success });
  const { state, detail } = await briefOf(gateway, token, orderNo);
  expect(state).toBe('COMPLETED');
  expect(detail.seen).toMatchObject([{ place: '收货人已提箱', paper: '签收单', name: '签收.pdf' }]);
});

it('domestic milestones include the delivery truck with a door city only, ending with the signed receipt', () => {
  const passes = (toCity: string, state: 'BOOKED' | 'CARGO_IN' | 'ARRIVED') =>
    domPasses({ fromCity: '', toCity }, state);
  const signed = [{ docType: 'SIGNEDFOR', name: '签收单' }];
  expect(passes('4406', 'ARRIVED')).toEqual([{ place: '送货车已出发' }, { place: '已送达', papers: signed }]);
  expect(passes('', 'ARRIVED')).toEqual([{ place: '收货人已提箱', papers: signed }]);
  expect(passes('4406', 'CARGO_IN')).toEqual([]);
});

const OUT = '提货车已出发，实际费用';

it('domestic cancellation fee includes a dispatched truck once the desk reports it', async () => {
  const { person, order } = await orderedBy(gateway, TRUCKED_CASE);
  [orderNo, token] = [order.orderNo, person.token];
  const fee = async () => (await briefOf(gateway, token, orderNo)).cancelFee?.amount;
  const out = (said: string) => deskOf(gateway).act('passed', { orderNo, place: OUT, said });
  await moved('accepted');
  expect(await fee()).toBe(10_000);
  expect(await out('650 元'), 'no truck before the place on board').toMatchObject({ code: CODES.moveRefused });
  await moved('space.released');
  expect(await ahead()).toEqual([OUT, '已提箱', '已装货']);
  expect(await fee()).toBe(40_000);
  for (const said of ['', '650', '-5 元', '六百五十元', '1234567 元', '1.234 元'])
    expect(await out(said), said).toMatchObject({ status: 400, message: '请填写拖车实际费用，如：650 元' });
  expect(await fee()).toBe(40_000);
  expect(await out('650 元')).toMatchObject({ code: CODES.success });
  expect(await fee()).toBe(105_000);
  expect(await out('712.50元'), 'another bill').toMatchObject({ code: CODES.success });
  expect(await fee()).toBe(111_250);
  expect(await passed('已提箱')).toMatchObject({ code: CODES.success });
  expect(await out('1 元'), 'what is past is said no more').toMatchObject({ status: 400 });
  expect((await briefOf(gateway, token, orderNo)).history.findLast(({ note }) => note?.startsWith(OUT))?.note).toBe(
    '提货车已出发，实际费用：712.50元',
  );
  const cancel = (amount: number) =>
    gateway.post(
      cancelOrder.path.replace(':orderNo', orderNo),
      { reason: '1', shownFee: { amount, currency: '1' } },
      bearing(token),
    );
  expect(await cancel(40_000), 'the fee of before').toMatchObject({ code: CODES.feeChanged });
  expect(await cancel(111_250)).toMatchObject({ code: CODES.success, data: { state: 'CANCELLED' } });
});

it('domestic milestones include no platform truck when the shipper delivers', () => {
  expect(domPasses({ fromCity: '', toCity: '4406' }, 'BOOKED').map(({ place }) => place)).toEqual(['已提箱', '已装货']);
});
