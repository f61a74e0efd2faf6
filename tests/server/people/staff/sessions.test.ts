import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import {
  staffBegin,
  staffPassword,
  staffRevoke,
  staffSelf,
  staffSessions,
  staffSignOut,
} from '../../../../contract/house/sign-in';
import { SUBJECT_WIRES } from '../../../../contract/house/subjects';
import { STAFF_IDLE_MS, STAFF_SESSION_MS } from '../../../../domain/house/credentials';
import { userInfo } from '../../../../contract/people/user';
import { sentHash } from '../../../../server/people/passwords/sent-hash';
import { bearing, newPerson } from '../identity/support/person';
import { openTestGateway, type TestGateway } from '../../support/gateway';
import {
  begin,
  colleague,
  cookieIn,
  newStart,
  HALF_MINUTE,
  OWN_PASSWORD,
  peopleOf,
  showCode,
  seenBy,
  ticketOf,
} from './support/staff';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

const { self, isIn, nowOf } = seenBy(() => gateway);

describe('desk session', () => {
  it('uses an HttpOnly, SameSite=Strict cookie limited to its path', async () => {
    const start = await newStart(gateway, ['reviewer']);
    const ticket = await ticketOf(gateway, start.login, sentHash(start.password));
    const reply = await begin(gateway, ticket, nowOf(start));
    const [line = ''] = reply.headers.getSetCookie();
    expect(line).toMatch(/^staff=[\w-]{43}; Path=\/api-desk; Max-Age=43200; HttpOnly; SameSite=Strict$/);
    const token = cookieIn(reply).slice('staff='.length);
    expect(JSON.stringify(reply.data)).not.toContain(token);
    const kept = await gateway.database.query('select * from staff_sessions');
    expect(JSON.stringify(kept)).not.toContain(token);
  });

  it('is extended by work, not by automatic refresh', async () => {
    const { as } = await colleague(gateway, 'reviewer');
    const look = async (isWatching: boolean) => {
      gateway.clock.advance(STAFF_IDLE_MS / 2);
      const asked = { queue: 'review', mode: '', state: '', isMine: false, page: 1, isWatching };
      return (await gateway.post(SUBJECT_WIRES.order.queue.path, asked, as)).status;
    };
    expect([await look(false), await look(false), await look(true), await look(true)]).toEqual([200, 200, 200, 200]);
    gateway.clock.advance(1);
    expect(await look(true)).toBe(401);
  });

  it('ends by age, idling, sign-out and account closure', async () => {
    const [one, two, three] = [
      await colleague(gateway, 'auditor'),
      await colleague(gateway, 'auditor'),
      await colleague(gateway, 'auditor'),
    ];
    await gateway.post(staffSignOut.path, {}, one.as);
    await peopleOf(gateway).close(two.start.login);
    expect([await isIn(one.cookie), await isIn(two.cookie), await isIn(three.cookie)]).toEqual([false, false, true]);
    gateway.clock.advance(STAFF_IDLE_MS + 1);
    expect(await isIn(three.cookie)).toBe(false);
    const four = await colleague(gateway, 'auditor');
    for (let past = 0; past < STAFF_SESSION_MS; past += STAFF_IDLE_MS / 2) {
      expect(await isIn(four.cookie)).toBe(true);
      gateway.clock.advance(STAFF_IDLE_MS / 2);
    }
    expect(await isIn(four.cookie)).toBe(false);
  });

  it('is listed to its owner, who can end own others only', async () => {
    const [mine, other] = [await colleague(gateway, 'auditor'), await colleague(gateway, 'auditor')];
    gateway.clock.advance(2 * HALF_MINUTE);
    const again = cookieIn(await showCode(gateway, await ticketOf(gateway, mine.start.login), nowOf(mine.start)));
    const list = async (cookie: string) =>
      (await gateway.post<{ records: { sessionId: string; isCurrent: boolean }[] }>(staffSessions.path, {}, { cookie }))
        .data.records;
    const [theirs] = await list(other.cookie);
    expect((await gateway.post(staffRevoke.path, { sessionId: theirs?.sessionId }, mine.as)).status).toBe(404);
    const elsewhere = (await list(again)).find(({ isCurrent }) => !isCurrent);
    await gateway.post(staffRevoke.path, { sessionId: elsewhere?.sessionId }, { cookie: again });
    expect([await isIn(mine.cookie), await isIn(again), await isIn(other.cookie)]).toEqual([false, true, true]);
  });

  it('and customer sessions are not interchangeable', async () => {
    const [customer, { cookie }] = [await newPerson(gateway), await colleague(gateway, 'administrator')];
    const token = cookie.slice('staff='.length);
    expect((await gateway.post(userInfo.path, {}, bearing(token))).status).toBe(401);
    expect((await gateway.post(userInfo.path, {}, { cookie })).status).toBe(401);
    expect((await self(`staff=${customer.token}`)).data).toBeNull();
    // No error: a sign-in page would show it in the console.
    const nobody = await gateway.post(staffSelf.path, {}, { ...bearing(customer.token), cookie: '' });
    expect([nobody.status, nobody.data]).toEqual([200, null]);
  });

  it('rejects requests from pages of other sites, even listed ones', async () => {
    const listed = 'https://partner.example';
    const shared = await openTestGateway({ allowedOrigins: [listed] });
    const { as } = await colleague(shared, 'auditor');
    for (const [path, body] of [
      [staffSelf.path, {}],
      [staffPassword.path, { login: 'somebody', password: OWN_PASSWORD }],
      [staffBegin.path, {}],
    ] as const) {
      const reply = await shared.post(path, body, { ...as, origin: listed });
      expect([reply.status, reply.headers.get('access-control-allow-origin')]).toEqual([403, null]);
    }
    expect((await shared.post(staffSelf.path, {}, { ...as, appCode: 'other' })).status).toBe(403);
    expect((await shared.post(staffSelf.path, {}, as)).status).toBe(200);
    await shared.close();
  });

  it('stores no secret in clear in logs or tables', async () => {
    const { start, cookie, recoveryCodes } = await colleague(gateway, 'reviewer');
    const secrets = [start.password, start.factorSecret, cookie.slice('staff='.length), ...recoveryCodes];
    const logged = JSON.stringify(gateway.lines);
    expect(secrets.filter((secret) => logged.includes(secret))).toEqual([]);
    const kept = JSON.stringify([
      await gateway.database.query('select * from staff_recovery_codes'),
      await gateway.database.query('select * from staff_tickets'),
    ]);
    expect(recoveryCodes.filter((code) => kept.includes(code))).toEqual([]);
  });
});
