import { afterAll, beforeAll, expect, it } from 'vitest';

import { CODES } from '../../../../contract/envelope';
import type { HouseEvent } from '../../../../domain/order/lifecycle';
import { deskRoutes } from '../../../../server/demo/desk/desk-routes';
import { domPasses } from '../../../../server/modes/dom/way';
import type { DeskOrder } from '../../../../server/orders/desk-order';
import { briefOf, orderedBy } from '../../../support/modes/gateway-case';
import { openTestGateway, type TestGateway } from '../../support/gateway';
import { sentPhoto } from '../cfs/support/photos';
import { DOM_CASE } from '../support/dom';

let gateway: TestGateway;
let [orderNo, token] = ['', ''];
beforeAll(async () => {
  gateway = await openTestGateway({ extraRoutes: ({ desk }) => deskRoutes(desk) });
  const { person, order } = await orderedBy(gateway, DOM_CASE);
  ({ orderNo } = order);
  ({ token } = person);
}, 60_000);
afterAll(() => gateway.close());

const ahead = async () =>
  (await gateway.get<DeskOrder[]>('/__demo/desk.json')).data
    .find((order) => order.orderNo === orderNo)
    ?.ahead.map(({ place }) => place);
const passed = (place: string) => gateway.post('/__demo/desk/passed', { orderNo, place });

async function moved(event: HouseEvent): Promise<void> {
  const from = (await briefOf(gateway, token, orderNo)).state;
  const reply = await gateway.post('/__demo/desk', { orderNo, from, event, reason: '' });
  expect(reply, event).toMatchObject({ code: CODES.success });
}

it('tells its owner when the boxes were fetched and loaded, each once, and not before they were booked', async () => {
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

it('is not closed before what was signed for is handed in, which its owner can read', async () => {
  for (const event of ['cargo.in', 'departed', 'arrived'] as const) await moved(event);
  expect(await ahead()).toEqual(['收货人已提箱']);
  const from = (await briefOf(gateway, token, orderNo)).state;
  const closed = () => gateway.post('/__demo/desk', { orderNo, from, event: 'completed', reason: '' });
  const first = { code: CODES.moveRefused, message: '请先报告“收货人已提箱”' };
  expect(await closed()).toMatchObject(first);
  expect(await passed('收货人已提箱'), 'and it has its paper').toMatchObject({ code: CODES.moveRefused });
  const note = { orderNo, place: '收货人已提箱', docType: 'SIGNEDFOR' };
  const pdf = { bytes: Buffer.from('%PDF-1.7\n%%EOF\n'), name: '签收.pdf' };
  await sentPhoto(gateway, note, pdf, '/__demo/desk/paper');
  expect(await closed()).toMatchObject(first);
  expect(await passed('收货人已提箱')).toMatchObject({ code: CODES.success });
  expect(await closed()).toMatchObject({ code: CODES.success });
  const { state, detail } = await briefOf(gateway, token, orderNo);
  expect(state).toBe('COMPLETED');
  expect(detail.seen).toMatchObject([{ place: '收货人已提箱', paper: '签收单', name: '签收.pdf' }]);
});

it('tells of a truck behind the port only where one takes the boxes on, and ends with what was signed for', () => {
  const passes = (toCity: string, state: 'BOOKED' | 'CARGO_IN' | 'ARRIVED') => domPasses({ toCity }, state);
  const signed = [{ docType: 'SIGNEDFOR', name: '签收单' }];
  expect(passes('4406', 'ARRIVED')).toEqual([{ place: '送货车已出发' }, { place: '已送达', papers: signed }]);
  expect(passes('', 'ARRIVED')).toEqual([{ place: '收货人已提箱', papers: signed }]);
  expect(passes('4406', 'CARGO_IN')).toEqual([]);
});
