import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { listSessions, loginByPassword, logout, revokeSession } from '../../../../contract/people/auth';
import { endpoints } from '../../../../contract/gateway/endpoints';
import { CODES } from '../../../../contract/wire/envelope';
import { SESSION_SECONDS, TOKEN_COOKIE } from '../../../../contract/people/session';
import { userInfo } from '../../../../contract/people/user';
import { openTestGateway, type TestGateway } from '../../support/gateway';
import { bearing, type Entered, isSignedIn, logIn, newPerson, RIGHT } from './support/person';

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

type Device = { sessionId: string; device: string; createdAt: string; seenAt: string; isCurrent: boolean };

const devicesOf = async (token: string) =>
  (await gateway.post<{ records: Device[] }>(listSessions.path, {}, bearing(token))).data.records;
const revoke = (token: string, sessionId: string) => gateway.post(revokeSession.path, { sessionId }, bearing(token));

const CHROME = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';

describe('session', () => {
  const owned = Object.entries(endpoints).filter(([, { access }]) => access === 'session');

  it.each(owned)('is required for %s', async (_, { method, path }) => {
    const ask = (headers: Record<string, string>) =>
      method === 'GET' ? gateway.get(path, headers) : gateway.post(path, {}, headers);
    for (const reply of [await ask({}), await ask(bearing('x'.repeat(43)))]) {
      expect([reply.status, reply.code, reply.data]).toEqual([401, CODES.expired, null]);
    }
  });

  it('is read from the plain Authorization header only', async () => {
    const { token } = await newPerson(gateway);
    const elsewhere = [
      await gateway.post(userInfo.path, {}, { cookie: `${TOKEN_COOKIE}=${token}` }),
      await gateway.post(userInfo.path, { token, Authorization: token }),
      await gateway.post(`${userInfo.path}?token=${token}&Authorization=${token}`),
      await gateway.post(userInfo.path, {}, { authorization: `Bearer ${token}` }),
      await gateway.post(userInfo.path, {}, { token }),
    ];
    expect(elsewhere.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401]);
    expect(await isSignedIn(gateway, token)).toBe(true);
  });

  it('lasts sixty days to the second, and setting the clock back does not revive it', async () => {
    const { token } = await newPerson(gateway);
    gateway.clock.advance(SESSION_SECONDS * 1000 - 1);
    expect(await isSignedIn(gateway, token)).toBe(true);
    gateway.clock.advance(1);
    expect(await isSignedIn(gateway, token)).toBe(false);
    gateway.clock.advance(-SESSION_SECONDS * 1000);
    expect(await isSignedIn(gateway, token)).toBe(false);
  });

  it('ends on logout, which leaves the cookie to the page', async () => {
    const { token } = await newPerson(gateway);
    const { code, headers } = await gateway.post(logout.path, {}, bearing(token));
    expect(code).toBe(CODES.success);
    expect(headers.getSetCookie()).toEqual([]);
    expect(await isSignedIn(gateway, token)).toBe(false);
  });

  it('ends once for a hundred parallel logouts, leaving other sessions alone', async () => {
    const person = await newPerson(gateway);
    const later = (await logIn(gateway, person)).data.token;
    const replies = await Promise.all(
      Array.from({ length: 100 }, () => gateway.post(logout.path, {}, bearing(person.token))),
    );
    expect(replies.every(({ status }) => status === 200 || status === 401)).toBe(true);
    expect(await isSignedIn(gateway, person.token)).toBe(false);
    expect(await isSignedIn(gateway, later)).toBe(true);
  });

  it('is deleted from the database once expired and swept', async () => {
    await newPerson(gateway);
    gateway.clock.advance(SESSION_SECONDS * 1000);
    await gateway.identity.sweep();
    expect(await gateway.database.query('select id from sessions')).toEqual([]);
  });
});

describe('device list', () => {
  it('names own devices only and marks the current one', async () => {
    const [person, other] = [await newPerson(gateway), await newPerson(gateway)];
    gateway.clock.advance(1000);
    const body = { userName: person.phone, password: RIGHT };
    const { data } = await gateway.post<Entered>(loginByPassword.path, body, { 'user-agent': CHROME });
    const now = new Date(gateway.clock.now()).toISOString();
    const devices = await devicesOf(data.token);
    expect(devices.map(({ device, isCurrent }) => [device, isCurrent])).toEqual([
      ['Windows · Chrome', true],
      ['未知设备', false],
    ]);
    expect(devices[0]).toMatchObject({ createdAt: now, seenAt: now });
    expect(await devicesOf(other.token)).toHaveLength(1);
  });

  it('has the last use of each, to five minutes', async () => {
    const { token } = await newPerson(gateway);
    gateway.identity.sessions.forget(() => true);
    gateway.clock.advance(300_001);
    const now = new Date(gateway.clock.now()).toISOString();
    expect((await devicesOf(token))[0]?.seenAt).toBe(now);
  });

  it('contains no token or digest', async () => {
    const { token } = await newPerson(gateway);
    expect(Object.keys((await devicesOf(token))[0] ?? {}).toSorted()).toEqual(
      ['createdAt', 'device', 'isCurrent', 'seenAt', 'sessionId'].toSorted(),
    );
  });
});

describe('session revocation', () => {
  it('ends another own device at once', async () => {
    const person = await newPerson(gateway);
    const lost = (await logIn(gateway, person)).data.token;
    expect(await isSignedIn(gateway, lost)).toBe(true);
    const device = (await devicesOf(person.token)).find(({ isCurrent }) => !isCurrent);
    expect((await revoke(person.token, device?.sessionId ?? '')).code).toBe(CODES.success);
    expect([await isSignedIn(gateway, lost), await isSignedIn(gateway, person.token)]).toEqual([false, true]);
  });

  it('on the current device is a logout', async () => {
    const { token } = await newPerson(gateway);
    const [device] = await devicesOf(token);
    await revoke(token, device?.sessionId ?? '');
    expect(await isSignedIn(gateway, token)).toBe(false);
  });

  it('on another person’s device answers 404 and changes nothing', async () => {
    const [person, other] = [await newPerson(gateway), await newPerson(gateway)];
    const [device] = await devicesOf(other.token);
    const refusal = await revoke(person.token, device?.sessionId ?? '');
    expect([refusal.status, refusal.code]).toEqual([404, CODES.notFound]);
    expect((await revoke(person.token, 'no such session')).status).toBe(404);
    expect(await isSignedIn(gateway, other.token)).toBe(true);
  });
});

describe('sessions of one person', () => {
  it('are limited to fifty: a further one ends the least recently used', async () => {
    const { token, phone } = await newPerson(gateway);
    const tokens: string[] = [];
    for (let entered = 0; entered < 50; entered += 1) {
      gateway.clock.advance(1_000);
      tokens.push((await logIn(gateway, { phone })).data.token);
    }
    expect(await isSignedIn(gateway, token)).toBe(false);
    expect([await isSignedIn(gateway, tokens[0] ?? ''), await isSignedIn(gateway, tokens[49] ?? '')]).toEqual([
      true,
      true,
    ]);
  });
});
