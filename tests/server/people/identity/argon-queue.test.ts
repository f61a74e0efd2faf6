/** @module-tag long */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { CODES } from '../../../../contract/wire/envelope';
import { fairQueue } from '../../../../server/base/http/fair-queue';
import { openTestGateway, type TestGateway } from '../../support/gateway';
import { isSignedIn, logIn, newPerson } from './support/person';

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

describe('queue for password hashing', () => {
  it('runs a few, holds a few waiting, and refuses the rest at once', async () => {
    const queue = fairQueue({ running: 2, waiting: 3 });
    const gates: (() => void)[] = [];
    const started: number[] = [];
    const work = (name: number) =>
      queue.run({ party: 'one address' }, () => {
        started.push(name);
        return new Promise<number>((resolve) => gates.push(() => resolve(name)));
      });
    const all = [1, 2, 3, 4, 5, 6, 7].map((name) => work(name).catch(() => 'refused'));
    expect(await Promise.all(all.slice(5))).toEqual(['refused', 'refused']);
    expect([started, queue.load()]).toEqual([[1, 2], { running: 2, waiting: 3 }]);
    for (let done = 0; done < 5; done += 1) {
      gates[done]?.();
      await all[done];
      await Promise.resolve();
    }
    expect(await Promise.all(all)).toEqual([1, 2, 3, 4, 5, 'refused', 'refused']);
    expect([started, queue.load()]).toEqual([[1, 2, 3, 4, 5], { running: 0, waiting: 0 }]);
  });

  it('frees its place when the work fails', async () => {
    const queue = fairQueue({ running: 1, waiting: 0 });
    const failing = () => queue.run({ party: 'one address' }, () => Promise.reject(new Error('no')));
    await expect(failing()).rejects.toThrow('no');
    await expect(failing()).rejects.toThrow('no');
    expect(queue.load()).toEqual({ running: 0, waiting: 0 });
  });
});

describe('password queue across addresses', () => {
  /** Queue with one running task; the test ends each task. */
  function line(waiting: number) {
    const queue = fairQueue({ running: 1, waiting });
    const [started, refused]: [string[], string[]] = [[], []];
    const gates: (() => void)[] = [];
    const send = (party: string, name: string, isKnown = false) =>
      void queue
        .run({ party, isKnown }, () => new Promise<void>((resolve) => (started.push(name), gates.push(resolve))))
        .catch(() => refused.push(name));
    const next = async () => {
      gates.shift()?.();
      for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
    };
    return { send, next, started, refused, load: queue.load };
  }

  it('takes one of each address in turn', async () => {
    const { send, next, started } = line(10);
    for (const name of ['a1', 'a2', 'a3', 'a4']) send('a', name);
    for (const name of ['b1', 'b2']) send('b', name);
    send('c', 'c1');
    for (let done = 0; done < 7; done += 1) await next();
    expect(started).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']);
  });

  it('drops the newest of a crowding address for another when full', async () => {
    const { send, next, started, refused, load } = line(3);
    for (const name of ['a1', 'a2', 'a3', 'a4', 'a5']) send('a', name);
    send('b', 'b1');
    await expect.poll(() => refused).toEqual(['a5', 'a4']);
    for (let done = 0; done < 4; done += 1) await next();
    expect([started, refused]).toEqual([
      ['a1', 'a2', 'b1', 'a3'],
      ['a5', 'a4'],
    ]);
    expect(load()).toEqual({ running: 0, waiting: 0 });
  });

  it('refuses a newcomer when full of single requests', async () => {
    const { send, refused } = line(2);
    for (const name of ['a1', 'b1', 'c1', 'd1']) send(name, name);
    await expect.poll(() => refused).toEqual(['d1']);
  });

  it('admits known devices when full, on every other turn', async () => {
    const { send, next, started, refused, load } = line(3);
    for (const name of ['a1', 'b1', 'c1', 'd1']) send(name, name);
    for (const name of ['k1', 'k2', 'k3', 'k4']) send('one who is known', name, true);
    send('another who is known', 'm1', true);
    await expect.poll(() => refused).toEqual(['k4', 'k3']);
    for (let done = 0; done < 7; done += 1) await next();
    expect(started).toEqual(['a1', 'k1', 'b1', 'm1', 'c1', 'k2', 'd1']);
    expect(load()).toEqual({ running: 0, waiting: 0 });
  });
});

describe('two hundred parallel logins', () => {
  it('stay within the queue: queued ones succeed, others get a retry time', async () => {
    const people = [await newPerson(gateway), await newPerson(gateway)];
    const seen = { running: 0, waiting: 0 };
    const watch = setInterval(() => {
      const { running, waiting } = gateway.identity.passwords.load();
      seen.running = Math.max(seen.running, running);
      seen.waiting = Math.max(seen.waiting, waiting);
    }, 1);
    const logins = Array.from({ length: 200 }, (_, index) => logIn(gateway, { phone: people[index % 2]?.phone ?? '' }));
    const replies = await Promise.all(logins);
    clearInterval(watch);
    const entered = replies.filter(({ code }) => code === CODES.success);
    const busy = replies.filter(({ status }) => status === 503);
    expect(entered.length + busy.length).toBe(200);
    expect(seen).toEqual({ running: gateway.identity.passwords.limits.running, waiting: 64 });
    expect(entered).toHaveLength(seen.running + seen.waiting);
    for (const { code, headers } of busy) expect([code, headers.get('retry-after')]).toEqual([CODES.unavailable, '1']);
    expect(await isSignedIn(gateway, entered[0]?.data.token ?? '')).toBe(true);
  });
});
