import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { Database } from '../../../../server/base/database/database';
import { sessionService, CACHE_MS, sessionCache } from '../../../../server/people/sessions/service';
import { openTestGateway, type TestGateway } from '../../support/gateway';
import { newPerson } from './support/person';

let gateway: TestGateway;
let elapsed = 0;

beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

/** Sessions of a gateway with a read counter and delayed answers. */
function another() {
  const asked = { reads: 0 };
  const gate = { open: Promise.resolve() };
  const database: Database = {
    ...gateway.database,
    async query(sql, parameters) {
      const rows = await gateway.database.query(sql, parameters);
      if (!sql.includes('token_digest = $1')) return rows as never;
      asked.reads += 1;
      await gate.open;
      return rows as never;
    },
  };
  return { asked, gate, sessions: sessionService(database, gateway.clock, () => elapsed) };
}

const live = { sessionId: 's', userId: 'u', phone: '13800000000', expiresAt: Number.POSITIVE_INFINITY };

describe('session check', () => {
  it('queries the database once, and again once the cache entry has expired', async () => {
    const { token } = await newPerson(gateway);
    const { sessions, asked } = another();
    for (let checks = 0; checks < 100; checks += 1) expect(await sessions.resolve(token)).toBeDefined();
    expect(asked.reads).toBe(1);
    elapsed += CACHE_MS;
    await sessions.resolve(token);
    expect(asked.reads).toBe(2);
  });

  it('queries nothing for malformed tokens', async () => {
    const { sessions, asked } = another();
    for (const odd of ['', 'x', 'x'.repeat(44), `${'x'.repeat(42)}'`, '令'.repeat(43)]) {
      expect(await sessions.resolve(odd)).toBeUndefined();
    }
    expect(asked.reads).toBe(0);
  });

  it('ends at once on the same gateway, and within the cache age on another', async () => {
    const { token } = await newPerson(gateway);
    const [here, there] = [another().sessions, another().sessions];
    const user = await here.resolve(token);
    await there.resolve(token);
    await here.end(user?.sessionId ?? '', user?.userId ?? '');
    expect(await here.resolve(token)).toBeUndefined();
    expect(await there.resolve(token)).toBeDefined();
    elapsed += CACHE_MS;
    expect(await there.resolve(token)).toBeUndefined();
  });

  it('never revives a session that ended during the query', async () => {
    const { token } = await newPerson(gateway);
    const { sessions, gate } = another();
    const user = await gateway.identity.sessions.resolve(token);
    let answer = () => {};
    gate.open = new Promise<void>((resolve) => void (answer = resolve));
    const asking = sessions.resolve(token);
    await sessions.end(user?.sessionId ?? '', user?.userId ?? '');
    answer();
    await asking;
    expect(await sessions.resolve(token)).toBeUndefined();
  });
});

describe('session cache', () => {
  it('holds ten thousand entries and drops the oldest', () => {
    const cache = sessionCache(() => elapsed);
    for (let kept = 0; kept <= 10_000; kept += 1) cache.keep(`key ${kept}`, live, cache.epoch());
    expect([cache.find('key 0'), cache.find('key 1'), cache.find('key 10000')]).toEqual([undefined, live, live]);
  });

  it('forgets matching entries and keeps the others', () => {
    const cache = sessionCache(() => elapsed);
    cache.keep('mine', live, cache.epoch());
    cache.keep('theirs', { ...live, userId: 'other' }, cache.epoch());
    cache.forget(({ userId }) => userId === 'u');
    expect([cache.find('mine'), cache.find('theirs')]).toEqual([undefined, { ...live, userId: 'other' }]);
  });
});
