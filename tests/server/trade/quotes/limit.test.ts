import { quoteFcl } from '../../../../contract/modes/fcl/quote';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { CODES } from '../../../../contract/wire/envelope';
import { quoteById, quoteRenew } from '../../../../contract/offers/quotes';
import { ANONYMOUS_QUOTES, QUOTES_KEPT } from '../../../../domain/offer/quote-limit';
import type { FclQuote as Quote } from '../../../../domain/modes/fcl/quote';
import type { Sailing } from '../../../../domain/offer/sailing';
import { bearing, newPerson } from '../../people/identity/support/person';
import { allOf, firstOf, METHANOL } from '../sea/support/ask';
import { freshAddress, openTestGateway, type TestGateway } from '../../support/gateway';

let gateway: TestGateway;
let sailing: Sailing;
beforeAll(async () => {
  gateway = await openTestGateway();
  sailing = firstOf(await allOf(gateway, METHANOL), 'OPEN');
});
afterAll(() => gateway.close());

const lock = (peer: string, token = '') =>
  gateway.post<Quote>(
    quoteFcl.path,
    { ...METHANOL, sailingId: sailing.sailingId },
    token === '' ? {} : bearing(token),
    peer,
  );

/** Sets the counter close to the limit. */
const useUp = (peer: string, count: number = ANONYMOUS_QUOTES.count) =>
  gateway.database.query(
    `insert into counts (kind, subject, count, ends_at) values ('quote', $1, $2, $3)
     on conflict (kind, subject) do update set count = excluded.count`,
    [peer, count, new Date(gateway.clock.now() + ANONYMOUS_QUOTES.seconds * 1_000)],
  );

describe('quote limit without sign-in', () => {
  it('applies per address, with a message and a retry time', async () => {
    const peer = freshAddress();
    await useUp(peer, ANONYMOUS_QUOTES.count - 1);
    expect((await lock(peer)).code).toBe(CODES.success);
    const reply = await lock(peer);
    expect(reply).toMatchObject({ status: 429, code: CODES.tooMany, message: expect.stringMatching('请登录后继续') });
    expect(Number(reply.headers.get('retry-after'))).toBe(ANONYMOUS_QUOTES.seconds);
  });

  it('leaves other addresses and signed-in people alone', async () => {
    const peer = freshAddress();
    await useUp(peer);
    const { token } = await newPerson(gateway);
    expect((await lock(freshAddress())).code).toBe(CODES.success);
    expect((await lock(peer, token)).code).toBe(CODES.success);
    expect((await lock(peer)).status).toBe(429);
  });

  it('counts renewals, not reads', async () => {
    const peer = freshAddress();
    const { data } = await lock(peer);
    await useUp(peer);
    const at = (path: string) => path.replace(':quoteId', data.quoteId);
    expect((await gateway.post(at(quoteRenew.path), {}, {}, peer)).status).toBe(429);
    expect((await gateway.get(at(quoteById.path), {}, peer)).code).toBe(CODES.success);
  });

  it('holds for parallel requests', async () => {
    const peer = freshAddress();
    await useUp(peer, ANONYMOUS_QUOTES.count - 3);
    const replies = await Promise.all(Array.from({ length: 8 }, () => lock(peer)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(3);
  });

  it('resets each hour, and its counter is deleted', async () => {
    const peer = freshAddress();
    await useUp(peer);
    gateway.clock.advance(ANONYMOUS_QUOTES.seconds * 1_000);
    expect((await lock(peer)).code).toBe(CODES.success);
    gateway.clock.advance(ANONYMOUS_QUOTES.seconds * 1_000);
    for (const sweep of gateway.sweeps) await sweep();
    expect(await gateway.database.query('select subject from counts')).toEqual([]);
  });
});

describe('quote limit of an account', () => {
  it('is two hundred; a further one replaces the oldest unused', async () => {
    const { token } = await newPerson(gateway);
    const oldest = await lock(freshAddress(), token);
    await gateway.database.query(
      `insert into quotes (quote_id, user_id, mode, offer_id, search, offer, rates, takers, locked_until, made_at, order_no)
       select quote_id || '-' || n, user_id, mode, offer_id, search, offer, rates, takers,
              locked_until, made_at + interval '1 second',
              case when n = 200 then 'an order' end
         from quotes, generate_series(1, 200) as n where quote_id = $1`,
      [oldest.data.quoteId],
    );
    gateway.clock.advance(2_000);
    const newest = await lock(freshAddress(), token);
    const kept = await gateway.database.query<{ id: string; order: string | null }>(
      `select quote_id as id, order_no as "order" from quotes where quote_id like $1 or quote_id = $2`,
      [`${oldest.data.quoteId}%`, newest.data.quoteId],
    );
    expect(kept.filter(({ order }) => order === null)).toHaveLength(QUOTES_KEPT);
    expect(kept.map(({ id }) => id)).not.toContain(oldest.data.quoteId);
    expect(kept.map(({ id }) => id)).toEqual(
      expect.arrayContaining([newest.data.quoteId, `${oldest.data.quoteId}-200`]),
    );
  });
});
