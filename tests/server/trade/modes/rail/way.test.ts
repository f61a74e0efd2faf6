/** @module-tag long */
import { afterAll, beforeAll, expect, it } from 'vitest';

import { CODES } from '../../../../../contract/wire/envelope';
import type { HouseEvent } from '../../../../../domain/order/life/lifecycle';
import { briefOf, orderedBy } from '../../../../support/modes/gateway-case';
import { allHandedIn } from '../../../orders/orders/support/papers';
import { deskOf } from '../../../support/desk';
import { openTestGateway, type TestGateway } from '../../../support/gateway';
import { RAIL_CASE } from '../support/rail';

let gateway: TestGateway;
let [orderNo, token] = ['', ''];
beforeAll(async () => {
  gateway = await openTestGateway();
  const { person, order } = await orderedBy(gateway, RAIL_CASE);
  ({ orderNo } = order);
  ({ token } = person);
});
afterAll(() => gateway.close());

const shown = () => deskOf(gateway).find(orderNo);
const passed = (place: string) => deskOf(gateway).act('passed', { orderNo, place });
const CHANGE = '到 二连浩特 / 扎门乌德，口岸换装';

async function moved(...events: HouseEvent[]): Promise<void> {
  for (const event of events) {
    const from = (await briefOf(gateway, token, orderNo)).state;
    const reply = await deskOf(gateway).move({ orderNo, from, event });
    expect(reply, event).toMatchObject({ code: CODES.success });
  }
}

it('rail milestones start after departure', async () => {
  expect((await shown())?.ahead.map(({ place }) => place)).toEqual([]);
  expect(await passed(CHANGE)).toMatchObject({ code: CODES.moveRefused });
});

it('rail milestones report gauge change and transit countries once each, in order', async () => {
  await allHandedIn(gateway, token, orderNo);
  await moved('accepted', 'space.released', 'cargo.in', 'declared', 'departed');
  expect((await shown())?.ahead.map(({ place }) => place)).toEqual([CHANGE, '过境蒙古']);
  expect(await passed('过境德国')).toMatchObject({ status: 400 });
  expect(await passed(CHANGE)).toMatchObject({ code: CODES.success });
  expect((await shown())?.ahead.map(({ place }) => place)).toEqual(['过境蒙古']);
  expect(await passed(CHANGE)).toMatchObject({ status: 400 });
  expect(await passed('过境蒙古')).toMatchObject({ code: CODES.success });
  const { history, state } = await briefOf(gateway, token, orderNo);
  expect(state).toBe('DEPARTED');
  expect(history.slice(-2)).toMatchObject([
    { event: 'place.passed', state: 'DEPARTED', note: CHANGE },
    { event: 'place.passed', state: 'DEPARTED', note: '过境蒙古' },
  ]);
});

it('rail milestones end with arrival', async () => {
  await moved('arrived');
  expect(await passed('过境蒙古')).toMatchObject({ code: CODES.moveRefused });
});
