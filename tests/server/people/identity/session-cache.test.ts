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

/** A gateway's sessions with a count of what they ask the database, and a hold on the answers. */
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

describe('the session check', () => {
  it('asks the database once, and again when the answer has grown old', async () => {
    const { token } = await newPerson(gateway);
    const { sessions, asked } = another();
    for (let checks = 0; checks < 100; checks += 1) expect(await sessions.resolve(token)).toBeDefined();
    expect(asked.reads).toBe(1);
    elapsed += CACHE_MS;
    await sessions.resolve(token);
    expect(asked.reads).toBe(2);
  });

  it('does not ask it about what cannot be a token', async () => {
    const { sessions, asked } = another();
    for (const odd of ['', 'x', 'x'.repeat(44), `${'x'.repeat(42)}'`, '令'.repeat(43)]) {
      expect(await sessions.resolve(odd)).toBeUndefined();
    }
    expect(asked.reads).toBe(0);
  });

  it('forgets at once what ended here, and within the age of an answer what ended elsewhere', async () => {
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

  it('never revives a session that ended while the database was being asked about it', async () => {
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

describe('the cache', () => {
  it('holds ten thousand at most, and lets the oldest go first', () => {
    const cache = sessionCache(() => elapsed);
    for (let kept = 0; kept <= 10_000; kept += 1) cache.keep(`key ${kept}`, live, cache.epoch());
    expect([cache.find('key 0'), cache.find('key 1'), cache.find('key 10000')]).toEqual([undefined, live, live]);
  });

  it('forgets those it is told of and keeps the others', () => {
    const cache = sessionCache(() => elapsed);
    cache.keep('mine', live, cache.epoch());
    cache.keep('theirs', { ...live, userId: 'other' }, cache.epoch());
    cache.forget(({ userId }) => userId === 'u');
    expect([cache.find('mine'), cache.find('theirs')]).toEqual([undefined, { ...live, userId: 'other' }]);
  });
});
