import { expect } from 'vitest';

import { CODES } from '../../../contract/wire/envelope';
import { holdEnds } from '../../../domain/order/life/hold';
import { bookedMode } from '../../../server/trade/modes';
import { saidTime } from '../../../server/base/china-time';
import { newPerson } from '../../server/people/identity/support/person';
import { newMember } from '../../server/orders/orders/support/enterprise';
import { holdToBooks } from '../../server/support/books';
import type { TestGateway } from '../../server/support/gateway';
import { briefOf, type GatewayCase, locked, orderedBy, submissionOf, submitted } from './gateway-case';

const HOUR = 3_600_000;

const fetchedAt = (ready: number) => ({
  declMode: 'PLATFORM' as const,
  pickupRegion: '330206',
  pickupAddress: '化工路 1 号 3 号门',
  readyDate: new Date(ready).toISOString().slice(0, 16),
  goodsValue: '120000',
  insuredValue: '132000',
});

/** Orders each sold service alone and with all others; an unsold one is refused by name. */
export async function takesItsServices(gateway: TestGateway, mode: GatewayCase): Promise<void> {
  const { order } = bookedMode(gateway.modes, mode.id);
  const send = async (choose: (sold: readonly string[]) => readonly string[]) => {
    const { token } = await newPerson(gateway);
    const quote = await locked(gateway, mode.id, await mode.find(gateway), token);
    const sound = mode.sound(quote);
    // Services required by the form, such as the rail permit, are always included.
    const services = [...new Set([...sound.services, ...choose(order.terms.services(sound, quote))])];
    const form = { ...sound, ...fetchedAt(gateway.clock.now() + HOUR), services };
    return { services, reply: await submitted(gateway, { id: mode.id, token }, submissionOf(gateway, form, quote)) };
  };
  const all = await send((sold) => sold);
  expect(all.reply, all.services.join(' ')).toMatchObject({ code: CODES.success });
  for (const code of all.services)
    expect((await send(() => [code])).reply, code).toMatchObject({ code: CODES.success });
  const foreign = await send(() => ['CFS', 'TRN', 'LASH'].filter((code) => !all.services.includes(code)).slice(0, 1));
  expect(foreign.reply).toMatchObject({
    code: CODES.orderRefused,
    data: { faults: [{ path: 'services', code: 'serviceUnsold', given: { names: expect.stringMatching(/../) } }] },
  });
}

/** An unverified enterprise loses its place exactly when the offer closes, with a notice. */
export async function isHeldUntilClosing(gateway: TestGateway, mode: GatewayCase): Promise<void> {
  const member = await newMember(gateway, 'NONE');
  const { orderNo } = (await orderedBy(gateway, mode, member)).order;
  const closing = new Date(gateway.clock.now() + 14 * HOUR);
  await gateway.database.query('update orders set closes_at = $2 where order_no = $1', [orderNo, closing]);
  const before = await briefOf(gateway, member.token, orderNo);
  expect(holdEnds(before)).toStrictEqual({ at: closing.toISOString(), by: 'CLOSING' });
  await gateway.orders.sweep();
  gateway.clock.advance(15 * HOUR);
  const after = await briefOf(gateway, member.token, orderNo);
  expect(after).toMatchObject({ state: 'AWAIT_VERIFY', offerLapsedAt: closing.toISOString() });
  expect(after.history.at(-1)).toMatchObject({ event: 'offer.lapsed', at: closing.toISOString() });
  expect(holdEnds(after)).toStrictEqual({ at: before.verifyBy, by: 'VERIFICATION' });
  const [held] = await gateway.database.query('select takings from orders where order_no = $1', [orderNo]);
  expect(held).toStrictEqual({ takings: [] });
  await holdToBooks(gateway.database);
  await gateway.orders.sweep();
  const told = await gateway.database.query<{ notice: string }>(
    'select notice from sms_outbox where notice like $1 order by sent_at',
    [`%${orderNo}%`],
  );
  expect(told.length).toBe(2);
  for (const { notice } of told) expect(notice).toContain(`${saidTime(closing)} 截止`);
}
