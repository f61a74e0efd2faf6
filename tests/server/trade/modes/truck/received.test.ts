/** @module-tag long */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { CODES } from '../../../../../contract/wire/envelope';
import { DAY_MS } from '../../../../../domain/values/spans';
import { newestMessages } from '../../../../../server/people/sms/outbox';
import { newMember } from '../../../orders/orders/support/enterprise';
import { holdToBooks } from '../../../support/books';
import { openTestGateway, type TestGateway } from '../../../support/gateway';
import { received } from '../../../support/received';
import { mishappedTruck } from './support/mishapped';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

const SUCCESS = { code: CODES.success };
const SIGNED = '收货人已签收';

async function brought() {
  const order = await mishappedTruck(gateway);
  await order.arrived();
  const sign = async () => {
    for (const docType of ['SIGNEDFOR', 'PHOTO']) await order.paper(SIGNED, docType);
    return order.passed(SIGNED);
  };
  return { ...order, sign, receive: (by = order.token) => received(gateway, order.orderNo, by) };
}

describe('23: receipt of truck goods confirmed by the shipper', () => {
  it('completes the order after signature, and names the person in the history', async () => {
    const { sign, receive, brief, shown, orderNo } = await brought();
    const waits = `平台登记“${SIGNED}”后，可在这里确认收货。`;
    expect((await brief()).receiving).toEqual({ waits });
    expect(await receive(), 'nobody has signed yet').toMatchObject({ code: CODES.moveRefused, message: waits });
    await sign();
    expect((await brief()).receiving).toEqual({ waits: null });
    const sent = await newestMessages(gateway.database);
    expect(await receive()).toMatchObject({ ...SUCCESS, data: { state: 'COMPLETED' } });
    const { state, history, receiving } = await brief();
    expect([state, receiving, history.at(-1)?.note]).toEqual(['COMPLETED', undefined, '下单人已确认收货']);
    expect(await newestMessages(gateway.database), 'nobody is sent what they have said').toEqual(sent);
    expect((await shown())?.moves, 'nothing is left for the desk').toEqual([]);
    const [told] = await gateway.database.query<{ by: string | null; staff: string | null }>(
      `select by_user as by, by_staff as staff from order_events where order_no = $1 and event = 'completed'`,
      [orderNo],
    );
    expect([told?.by === null, told?.staff]).toEqual([false, null]);
    await holdToBooks(gateway.database);
  });

  it('happens once for fifty parallel requests, with the same answer afterwards', async () => {
    const { sign, receive, brief } = await brought();
    await sign();
    const replies = await Promise.all(Array.from({ length: 50 }, () => receive()));
    expect(new Set(replies.map(({ code }) => code))).toEqual(new Set([CODES.success]));
    expect(await receive()).toMatchObject(SUCCESS);
    expect((await brief()).history.filter(({ event }) => event === 'completed')).toHaveLength(1);
    gateway.clock.advance(9 * DAY_MS);
    await gateway.orders.sweep();
    expect((await brief()).history.filter(({ event }) => event === 'completed')).toHaveLength(1);
  });

  it('is refused from others and during a complaint', async () => {
    const { sign, receive, tell, brief, orderNo } = await brought();
    await sign();
    const stranger = await newMember(gateway, 'PASS');
    expect(await receive(stranger.token)).toMatchObject({ status: 404 });
    expect(await received(gateway, 'TR2611209K3M9Q', stranger.token)).toMatchObject({ status: 404 });
    expect(await received(gateway, orderNo, 'nobody')).toMatchObject({ status: 401 });
    expect(await received(gateway, 'TR%27%20or', stranger.token)).toMatchObject({ status: 400 });
    expect(await tell('FILED', null)).toMatchObject(SUCCESS);
    const waits = '投诉还在处理，结案后可在这里确认收货。';
    expect((await brief()).receiving).toEqual({ waits });
    expect(await receive()).toMatchObject({ code: CODES.moveRefused, message: waits });
    expect(await tell('UNFOUNDED', null)).toMatchObject(SUCCESS);
    expect(await receive()).toMatchObject(SUCCESS);
  });

  it('is refused before arrival', async () => {
    const { loaded, brief, orderNo, token } = await mishappedTruck(gateway);
    await loaded();
    expect((await brief()).receiving).toBeUndefined();
    expect(await received(gateway, orderNo, token)).toMatchObject({
      code: CODES.moveRefused,
      message: '货物尚未送达，或订单已结束，不能确认收货',
    });
  });
});
