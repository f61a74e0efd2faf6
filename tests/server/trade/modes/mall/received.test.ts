/** @module-tag long */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { CODES } from '../../../../../contract/wire/envelope';
import type { HouseEvent } from '../../../../../domain/order/life/lifecycle';
import { DAY_MS } from '../../../../../domain/values/spans';
import { sentMall } from '../../../../support/mall-order';
import { briefOf } from '../../../../support/modes/gateway-case';
import { newMember } from '../../../orders/orders/support/enterprise';
import { deskOf } from '../../../support/desk';
import { complained } from '../../../support/complained';
import { openTestGateway, type TestGateway } from '../../../support/gateway';
import { received } from '../../../support/received';
import { ASH, wantedOf } from '../support/mall';
import { buying } from './support';

let gateway: TestGateway;
// New gateway per test, because the steps of an order move the clock.
beforeEach(async () => {
  gateway = await openTestGateway();
});
afterEach(() => gateway.close());

const GONE: readonly HouseEvent[] = ['accepted', 'space.released', 'cargo.in'];

const SENT = { way: 'SEND' as const, to: '3301' as const };

async function moved(asked: Partial<typeof SENT>, moves: readonly HouseEvent[]) {
  const buyer = await newMember(gateway, 'PASS');
  const wanted = { ...(await wantedOf(gateway, ASH, 40)), ...asked };
  const { orderNo } = await buying(gateway).ordered(wanted, buyer, asked.way ? sentMall('2026-03-20', '3301') : {});
  const brief = () => briefOf(gateway, buyer.token, orderNo);
  for (const event of moves) {
    const { state: from } = await brief();
    expect(await deskOf(gateway).move({ orderNo, from, event })).toMatchObject({ code: CODES.success });
  }
  const complain = (said: object) => complained(gateway, orderNo, buyer.token, said);
  return { brief, complain, receive: () => received(gateway, orderNo, buyer.token) };
}

const BROUGHT = [...GONE, 'departed', 'arrived'] as const;

describe('delivered mall goods', () => {
  it('are confirmed by their buyer, which completes the order', async () => {
    const { brief, receive } = await moved(SENT, BROUGHT);
    expect((await brief()).receiving).toEqual({ waits: null });
    expect(await receive()).toMatchObject({ code: CODES.success, data: { state: 'COMPLETED' } });
    const { state, history } = await brief();
    expect([state, history.at(-1)?.note]).toEqual(['COMPLETED', '下单人已确认收货']);
  });

  it('can be complained about by their buyer, line by line', async () => {
    const { brief, complain, receive } = await moved(SENT, BROUGHT);
    const { charges, complaining } = await brief();
    const [line] = charges.lines;
    expect(complaining?.about.map(({ kind, name, mostKg }) => [kind, name, mostKg])).toEqual([
      ['SHORT.0', `${line?.name}短少`, line?.quantity],
      ['DAMAGED.0', `${line?.name}破损`, line?.quantity],
      ['OFFSPEC.0', `${line?.name}质量不符`, line?.quantity],
    ]);
    expect(await complain({ about: 'SHORT.1' })).toMatchObject({ status: 400 });
    expect(await complain({ about: 'OFFSPEC.0', kg: 25, words: '氯化物超标' })).toMatchObject({ code: CODES.success });
    const { detail } = await brief();
    expect(detail.complaints).toMatchObject([{ name: '提出投诉', words: `${line?.name}质量不符 25 千克：氯化物超标` }]);
    expect(await receive()).toMatchObject({ code: CODES.moveRefused });
  });

  it('are signed for at the warehouse on self-pickup', async () => {
    const { brief, receive } = await moved({}, GONE);
    expect((await brief()).receiving).toBeUndefined();
    expect(await receive()).toMatchObject({ code: CODES.moveRefused });
  });

  it('count as received after the seventh day', async () => {
    const { brief } = await moved(SENT, BROUGHT);
    gateway.clock.advance(7 * DAY_MS);
    await gateway.orders.sweep();
    expect((await brief()).state, 'on the seventh day').toBe('ARRIVED');
    gateway.clock.advance(DAY_MS);
    await gateway.orders.sweep();
    expect((await brief()).history.at(-1)?.note).toBe('送达满 7 天，没有未结的投诉，已自动完成');
  });
});
