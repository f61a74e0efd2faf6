/** @module-tag long */
import { readDraft, submitOrder } from '../../../contract/modes/fcl/order';
import { readFileSync } from 'node:fs';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { DeskOrder } from '../../../server/orders/order-service/desk-order';
import { CODES } from '../../../contract/wire/envelope';
import { FIRST_EDITIONS } from '../../../domain/order/papers/protocol';
import { quoteById } from '../../../contract/offers/quotes';
import type { ReplyOf } from '../../../contract/wire/endpoint';
import type { FclQuote } from '../../../domain/modes/fcl/quote';
import { movableClock } from '../../../server/doors/testing/movable-clock';
import { agreeTo, isAgreedTo } from '../../support/agreed/agreeing';
import { layDown, recorded } from '../../support/recorded/database';
import { DEMO, demoToken } from '../people/identity/support/demo';
import { bearing } from '../people/identity/support/person';
import { emptyDatabase } from '../support/engine';
import { openTestGateway, type TestGateway } from '../support/gateway';
import { leftIn, ordersIn } from './orders-of';

const ANSWERS = 'tests/support/recorded/database.answers.json';

const clock = movableClock({ now: () => Date.parse(recorded.at) });
let gateway: TestGateway;
beforeAll(async () => {
  const database = await emptyDatabase();
  await layDown(database);
  gateway = await openTestGateway({ database, clock });
});
afterAll(() => gateway.close());

const mine = async (phone: string) => bearing(await demoToken(gateway, phone));
const quoteOf = async (name: keyof typeof recorded.quotes, phone: string) =>
  (await gateway.get<FclQuote>(quoteById.path.replace(':quoteId', recorded.quotes[name]), await mine(phone))).data;
const draftOf = async (phone: string) =>
  (await gateway.get<ReplyOf<typeof readDraft>>(readDraft.path, await mine(phone))).data;

/** Opens the database of a previous release. `AGREE=recorded/database.answers` rewrites the expected answers. */
describe('database of the previous release', () => {
  it('keeps every order with agreement, cost, state and possible moves', async () => {
    const now = { orders: await ordersIn(gateway), left: await leftIn(gateway) };
    if (isAgreedTo(ANSWERS)) agreeTo(ANSWERS, `${JSON.stringify(now, null, 2)}\n`);
    expect(now.orders).toHaveLength(recorded.rows['orders']?.length ?? 0);
    expect(now).toEqual(JSON.parse(readFileSync(ANSWERS, 'utf8')));
  });

  it('shows its orders at the desk', async () => {
    const rows = await gateway.database.query<{ orderNo: string }>('select order_no as "orderNo" from orders');
    const shown = (await Promise.all(rows.map(({ orderNo }) => gateway.orders.desk.find(orderNo)))).filter(
      (order) => order !== undefined,
    );
    expect(shown).toHaveLength(rows.length);
    expect(shown.map(({ goods }) => goods.join()).filter(Boolean)).toHaveLength(shown.length);
    const nextOf = ({ moves, early }: DeskOrder) => [...moves, ...early.map(({ event }) => event)];
    expect(shown.filter((order) => nextOf(order).some((event) => event !== 'revoked'))).toHaveLength(10);
  });

  it('answers a used idempotency key with the same order', async () => {
    const [made] = recorded.keys;
    const send = async () =>
      gateway.post<{ orderNo: string }>(submitOrder.path, made?.submission, {
        ...(await mine(made?.by ?? '')),
        'idempotency-key': made?.key ?? '',
      });
    const count = async () => (await gateway.database.query('select order_no from orders')).length;
    const before = await count();
    const { code, data } = await send();
    expect([code, await count()]).toEqual([CODES.success, before]);
    expect(JSON.stringify(recorded.rows['orders'])).toContain(data.orderNo);
  });

  it('keeps its quotes with their states', async () => {
    const states = {
      lapsed: (await quoteOf('lapsed', DEMO.person)).state,
      anonymousLapsed: (await quoteOf('anonymousLapsed', DEMO.person)).state,
      used: (await quoteOf('used', DEMO.person)).state,
      locked: (await quoteOf('locked', DEMO.verified)).state,
      anonymous: (await quoteOf('anonymous', DEMO.special)).state,
    };
    expect(states).toEqual({
      lapsed: 'LAPSED',
      anonymousLapsed: 'LAPSED',
      used: 'USED',
      locked: 'LOCKED',
      anonymous: 'LOCKED',
    });
  });

  it('keeps open and split-off drafts, not dropped ones', async () => {
    expect((await draftOf(DEMO.verified))?.form.remark).toBe('写到一半');
    expect((await draftOf(DEMO.unverified))?.form.goods.map(({ unNo }) => unNo)).toEqual(['1505']);
    expect(await draftOf(DEMO.person)).toBeNull();
  });

  it('allows an old draft to be sent at its locked price', async () => {
    const [draft, { offer }] = [await draftOf(DEMO.verified), await quoteOf('locked', DEMO.verified)];
    const submission = {
      form: draft?.form,
      shownTotal: offer.price?.charges.totalUsd,
      protocolVersion: FIRST_EDITIONS['shipping-protocol'],
      draftId: draft?.draftId,
    };
    const key = { 'idempotency-key': 'K-of-the-release-before' };
    const reply = await gateway.post(submitOrder.path, submission, { ...(await mine(DEMO.verified)), ...key });
    expect(reply).toMatchObject({ code: CODES.success, data: { state: 'DG_REVIEW' } });
    expect(await draftOf(DEMO.verified)).toBeNull();
  });

  it('cancels unverified orders in time and returns their capacity', async () => {
    const before = await leftIn(gateway);
    clock.advance(48 * 3_600_000);
    await gateway.orders.sweep();
    const waiting = await gateway.database.query(`select order_no from orders where state = 'AWAIT_VERIFY'`);
    expect(waiting).toEqual([]);
    const more = Object.entries(await leftIn(gateway)).map(([sailing, left]) => left - (before[sailing] ?? 0));
    // The other order had returned its slot when its offer closed, before the 48 hours ended.
    expect(more.reduce((all, one) => all + one, 0)).toBe(1);
  });
});
