/** @module-tag long */
import { afterAll, beforeAll, expect, it } from 'vitest';

import type { HouseEvent, OrderState } from '../../../../../domain/order/life/lifecycle';
import { newestMessages } from '../../../../../server/people/sms/outbox';
import { orderedBy } from '../../../../support/modes/gateway-case';
import { allHandedIn } from '../../../orders/orders/support/papers';
import { dayCome } from '../../../support/desk';
import { openTestGateway, type TestGateway } from '../../../support/gateway';
import { LCL_CASE } from '../support/lcl';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

const ROAD: readonly (readonly [HouseEvent, string])[] = [
  ['accepted', '已通过审核'],
  ['space.released', '已配箱'],
  ['cargo.in', '货物已进仓'],
  ['declared', '已申报装箱'],
  ['departed', '船已开航'],
  ['arrived', '已到目的港拆箱'],
  ['completed', '已完成'],
];

it('LCL order shows each state in the words of the shed', async () => {
  const { person, order } = await orderedBy(gateway, LCL_CASE);
  await allHandedIn(gateway, person.token, order.orderNo);
  const came = { kg: 320, m3: 0.8 };
  let from: OrderState = order.state;
  for (const [event, words] of ROAD) {
    gateway.clock.advance(1_000);
    const early = (await gateway.orders.desk.find(order.orderNo))?.early.find((step) => step.event === event);
    dayCome(gateway, early?.opens);
    from = await gateway.orders.desk.move({ orderNo: order.orderNo, from, event, reason: '', came });
    const [message] = await newestMessages(gateway.database);
    expect(message?.notice).toContain(words);
    expect(message?.notice).toContain(order.orderNo);
  }
});
