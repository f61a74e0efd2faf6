import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';

import { CODES } from '../../../../contract/wire/envelope';
import { orderByKey } from '../../../../contract/orders/orders';
import { contentDigest } from '../../../../server/orders/order-service/keys';
import { bearing, newPerson } from '../../people/identity/support/person';
import { openTestGateway, type TestGateway } from '../../support/gateway';
import { countAll, quoteFor, submit } from './support/booking';
import { newKey, type Submission, submissionOn, type Submitted } from './support/submission';

const HOUR = 3_600_000;

let one: TestGateway;
let other: TestGateway;
beforeAll(async () => {
  one = await openTestGateway();
  other = await openTestGateway({ database: one.database, clock: one.clock });
});
afterAll(() => one.close());

const byKey = (token: string, key: string) => one.post<Submitted>(orderByKey.path, { key }, bearing(token));

async function made(): Promise<{ token: string; key: string; submission: Submission; order: Submitted }> {
  const { token } = await newPerson(one);
  const submission = submissionOn(await quoteFor(one, token));
  const key = newKey();
  return { token, key, submission, order: (await submit(one, token, submission, key)).data };
}

describe('idempotency key', () => {
  it('answers the same content with the same order on either gateway for 72 hours', async () => {
    const { token, key, submission, order } = await made();
    expect((await submit(other, token, submission, key)).data).toEqual(order);
    one.clock.advance(71 * HOUR);
    expect((await submit(one, token, submission, key)).data).toEqual(order);
    expect((await byKey(token, key)).data).toEqual(order);
  });

  it('is unknown after 72 hours', async () => {
    const { token, key, submission } = await made();
    one.clock.advance(72 * HOUR);
    expect((await byKey(token, key)).status).toBe(404);
    expect((await submit(one, token, submission, key)).code, 'and the quote is used up').toBe(CODES.quoteLapsed);
    await one.orders.sweep();
    const kept = await one.database.query('select user_id from order_keys where idempotency_key = $1', [key]);
    expect(kept).toEqual([]);
  });

  it('compares content, not spelling or field order', async () => {
    const { token, key, submission, order } = await made();
    const { form, ...rest } = submission;
    const turned = { ...rest, form: Object.fromEntries(Object.entries(form).toReversed()), more: 'nobody asked' };
    expect((await submit(one, token, turned, key)).data).toEqual(order);
  });

  it('from the previous release with another digest answers with its order', async () => {
    const { token, key, submission, order } = await made();
    const before = Buffer.alloc(32, 7);
    await one.database.query('update order_keys set digest = $2 where idempotency_key = $1', [key, before]);
    expect((await submit(one, token, submission, key)).data).toEqual(order);
    const other = { ...submission, form: { ...submission.form, quoteId: 'another' } };
    expect(await submit(one, token, other, key)).toMatchObject({ status: 422, code: CODES.keyReused });
  });

  it('ignores blank new fields and the draft id in its digest', () => {
    const content = (form: object, more: object = {}) =>
      contentDigest({ form, shownTotal: { amount: 1, currency: '2' }, protocolVersion: '1', ...more });
    const first = content({ remark: 'a', goods: [{ netKg: '1' }] });
    expect(
      content({ goods: [{ net: '', netKg: '1', rows: [] }], later: false, remark: 'a' }, { draftId: 'D' }),
    ).toEqual(first);
    for (const other of [{ remark: 'b', goods: [{ netKg: '1' }] }, { remark: 'a', goods: [{ netKg: '2' }] }, {}])
      expect(content(other)).not.toEqual(first);
  });

  it('with another consignee on the same quote is refused, naming the existing order', async () => {
    const { token, key, submission, order } = await made();
    const { form } = submission;
    const changed = { ...submission, form: { ...form, consignee: { ...form.consignee, name: 'ANOTHER GMBH' } } };
    const refused = await submit<{ orderNo: string }>(one, token, changed, key);
    expect(refused).toMatchObject({ status: 422, code: CODES.keyReused, data: { orderNo: order.orderNo } });
    expect(refused.message).toContain(order.orderNo);
    expect((await submit(one, token, submission, key)).data).toEqual(order);
  });

  it('with another quote is refused, and still answers the first content', async () => {
    const { token, key, submission, order } = await made();
    const changed = submissionOn(await quoteFor(one, token));
    expect(await submit(one, token, changed, key)).toMatchObject({ status: 422, code: CODES.keyReused });
    expect((await submit(one, token, submission, key)).data).toEqual(order);
  });

  it('belongs to a person: another’s same key is independent', async () => {
    const { key } = await made();
    const stranger = await newPerson(one);
    expect((await byKey(stranger.token, key)).status).toBe(404);
    const own = submissionOn(await quoteFor(one, stranger.token));
    expect((await submit(one, stranger.token, own, key)).code).toBe(CODES.success);
  });

  it('is free again after a refusal', async () => {
    const { token } = await newPerson(one);
    const submission = submissionOn(await quoteFor(one, token));
    const key = newKey();
    const cheap = { ...submission, shownTotal: { ...submission.shownTotal, amount: 1 } };
    expect((await submit(one, token, cheap, key)).code).toBe(CODES.priceChanged);
    expect((await byKey(token, key)).status).toBe(404);
    expect((await submit(one, token, submission, key)).code).toBe(CODES.success);
  });

  it('that was never used answers 404', async () => {
    const { token } = await newPerson(one);
    for (const key of [newKey(), "' or 1=1 --", '']) expect((await byKey(token, key)).status).toBe(404);
  });

  it('creates one order for fifty parallel requests on two gateways', async () => {
    const { token } = await newPerson(one);
    const submission = submissionOn(await quoteFor(one, token));
    const key = newKey();
    const before = await countAll(one);
    const replies = await Promise.all(
      Array.from({ length: 50 }, (_, index) => submit(index % 2 === 0 ? one : other, token, submission, key)),
    );
    const orders = new Set(replies.filter(({ code }) => code === CODES.success).map(({ data }) => data.orderNo));
    expect(orders.size).toBe(1);
    expect(replies.every(({ code, status }) => code === CODES.success || status === 409)).toBe(true);
    const after = await countAll(one);
    expect((after?.orders ?? 0) - (before?.orders ?? 0)).toBe(1);
    expect((after?.boxes ?? 0) - (before?.boxes ?? 0)).toBe(1);
  });

  it('creates one order for two parallel contents', async () => {
    const { token } = await newPerson(one);
    const submission = submissionOn(await quoteFor(one, token));
    const twin = submissionOn(await quoteFor(one, token));
    const key = newKey();
    const replies = await Promise.all([submit(one, token, submission, key), submit(other, token, twin, key)]);
    expect(replies.map(({ code }) => code).toSorted()).toEqual([CODES.success, CODES.keyReused].toSorted());
  });

  it('differs between requests on one quote: the first places the order, the others get quoteLapsed', async () => {
    const { token } = await newPerson(one);
    const submission = submissionOn(await quoteFor(one, token));
    const replies = await Promise.all(
      Array.from({ length: 12 }, (_, index) => submit(index % 2 === 0 ? one : other, token, submission)),
    );
    expect(replies.filter(({ code }) => code === CODES.success)).toHaveLength(1);
    expect(replies.filter(({ code }) => code === CODES.quoteLapsed)).toHaveLength(11);
  });

  it('in use by a running request asks to retry', async (context) => {
    // The embedded engine has one connection, so the second request waits.
    context.skip(!inject('postgresUrl'), 'one connection');
    const { token } = await newPerson(one);
    const submission = submissionOn(await quoteFor(one, token));
    const key = newKey();
    const { userId } = (await one.identity.sessions.resolve(token)) ?? { userId: '' };
    let letGo = () => {};
    const held = new Promise<void>((resolve) => (letGo = resolve));
    let hasBegun = () => {};
    const begun = new Promise<void>((resolve) => (hasBegun = resolve));
    const twin = one.database.tx(async (inside) => {
      await inside.query(
        `insert into order_keys (user_id, idempotency_key, digest, kept_until) values ($1, $2, ''::bytea, $3)`,
        [userId, key, new Date(one.clock.now() + HOUR)],
      );
      hasBegun();
      await held;
      throw new Error('the twin dies');
    });
    await begun;
    const reply = await submit(other, token, submission, key);
    expect(reply).toMatchObject({ status: 409, code: CODES.keyInUse });
    expect(reply.headers.get('retry-after')).toBe('1');
    letGo();
    await expect(twin).rejects.toThrow('dies');
    expect((await submit(other, token, submission, key)).code).toBe(CODES.success);
  });
});
