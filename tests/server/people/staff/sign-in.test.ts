import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { CODES } from '../../../../contract/wire/envelope';
import { HOUSE_CODES } from '../../../../contract/house/codes';
import { staffCode, staffRecovery } from '../../../../contract/house/sign-in';
import { RECOVERY_CODES, STAFF_START_MS, STAFF_TICKET_MS } from '../../../../domain/house/credentials';
import { sentHash } from '../../../../server/people/passwords/sent-hash';
import { SPRAY } from '../../../../server/people/staff/spray';
import { freshAddress, openTestGateway, type TestGateway } from '../../support/gateway';
import {
  begin,
  codeOf,
  colleague,
  cookieIn,
  type Entered,
  HALF_MINUTE,
  knock,
  newStart,
  OWN_PASSWORD,
  showCode,
  seenBy,
  ticketOf,
} from './support/staff';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

const { isIn, nowOf } = seenBy(() => gateway);

describe('first sign-in of a colleague', () => {
  it('replaces the printed password and shows ten recovery codes once', async () => {
    const start = await newStart(gateway, ['reviewer']);
    const first = await knock(gateway, start.login, sentHash(start.password));
    expect(first.data.isFirst).toBe(true);
    const reply = await begin(gateway, first.data.ticket, nowOf(start));
    expect(reply.data.recoveryCodes).toHaveLength(RECOVERY_CODES);
    expect(reply.data.person).toMatchObject({ login: start.login, roles: ['reviewer'] });
    expect(await isIn(cookieIn(reply))).toBe(true);
    expect((await knock(gateway, start.login, sentHash(start.password))).code).toBe(CODES.loginRefused);
    expect((await knock(gateway, start.login, OWN_PASSWORD)).data.isFirst).toBe(false);
  });

  it('refuses the printed password as the new one, a second start and a late one', async () => {
    const start = await newStart(gateway, ['reviewer']);
    const printed = sentHash(start.password);
    const [one, other] = [await ticketOf(gateway, start.login, printed), await ticketOf(gateway, start.login, printed)];
    expect((await begin(gateway, one, nowOf(start), printed)).status).toBe(400);
    expect((await begin(gateway, one, nowOf(start))).code).toBe(CODES.success);
    gateway.clock.advance(HALF_MINUTE);
    expect((await begin(gateway, other, nowOf(start))).code).toBe(HOUSE_CODES.ticketLapsed);
    const late = await newStart(gateway, ['reviewer']);
    gateway.clock.advance(STAFF_START_MS + 1);
    expect((await knock(gateway, late.login, sentHash(late.password))).code).toBe(CODES.loginRefused);
  });
});

describe('second factor', () => {
  it('works once, within its half minutes, with a password ticket', async () => {
    const { start } = await colleague(gateway, 'reviewer');
    gateway.clock.advance(2 * HALF_MINUTE);
    const code = nowOf(start);
    expect((await showCode(gateway, await ticketOf(gateway, start.login), code)).code).toBe(CODES.success);
    expect((await showCode(gateway, await ticketOf(gateway, start.login), code)).code, 'shown again').toBe(
      CODES.codeRefused,
    );
    gateway.clock.advance(3 * HALF_MINUTE);
    const old = codeOf(start, gateway.clock.now() - 2 * HALF_MINUTE);
    expect((await showCode(gateway, await ticketOf(gateway, start.login), old)).code, 'a minute old').toBe(
      CODES.codeRefused,
    );
    expect((await showCode(gateway, 'x'.repeat(43), nowOf(start))).code, 'no ticket').toBe(HOUSE_CODES.ticketLapsed);
    const ticket = await ticketOf(gateway, start.login);
    gateway.clock.advance(STAFF_TICKET_MS);
    expect((await showCode(gateway, ticket, nowOf(start))).code, 'too late').toBe(HOUSE_CODES.ticketLapsed);
  });

  it('admits one of several parallel uses', async () => {
    const { start } = await colleague(gateway, 'reviewer');
    gateway.clock.advance(2 * HALF_MINUTE);
    const tickets = await Promise.all([1, 2, 3, 4].map(() => ticketOf(gateway, start.login)));
    const code = nowOf(start);
    const replies = await Promise.all(tickets.map((ticket) => showCode(gateway, ticket, code)));
    expect(replies.filter((reply) => reply.code === CODES.success)).toHaveLength(1);
  });

  it('can be replaced by each recovery code once, in any spelling', async () => {
    const { start, recoveryCodes } = await colleague(gateway, 'reviewer');
    const [spare = ''] = recoveryCodes;
    const typed = spare.toLowerCase().replace('-', ' ');
    const show = async (recoveryCode: string) =>
      gateway.post<Entered>(
        staffRecovery.path,
        { ticket: await ticketOf(gateway, start.login), recoveryCode },
        { cookie: '' },
      );
    const reply = await show(typed);
    expect(reply.code).toBe(CODES.success);
    expect(reply.data.codesLeft).toBe(RECOVERY_CODES - 1);
    expect((await show(typed)).code).toBe(CODES.codeRefused);
  });

  it('is separate from the first sign-in for new and known colleagues', async () => {
    const start = await newStart(gateway, ['reviewer']);
    const ticket = await ticketOf(gateway, start.login, sentHash(start.password));
    expect((await showCode(gateway, ticket, nowOf(start))).code).toBe(HOUSE_CODES.ticketLapsed);
    const known = await colleague(gateway, 'reviewer');
    gateway.clock.advance(2 * HALF_MINUTE);
    const reply = await begin(
      gateway,
      await ticketOf(gateway, known.start.login),
      nowOf(known.start),
      sentHash('yet another one'),
    );
    expect(reply.code).toBe(HOUSE_CODES.ticketLapsed);
  });
});

describe('sign-in throttle', () => {
  it('allows five tries, then doubles the wait and states its length', async () => {
    const { start } = await colleague(gateway, 'reviewer');
    const address = freshAddress();
    const guess = () => knock(gateway, start.login, sentHash('wrong'), address);
    for (let turn = 0; turn < 5; turn += 1) expect((await guess()).code).toBe(CODES.loginRefused);
    expect(await guess()).toMatchObject({ code: HOUSE_CODES.locked, data: { seconds: 2 } });
    expect((await knock(gateway, start.login, OWN_PASSWORD, address)).code, 'the right one waits too').toBe(
      HOUSE_CODES.locked,
    );
    gateway.clock.advance(2_000);
    expect((await guess()).code).toBe(CODES.loginRefused);
    expect(await guess()).toMatchObject({ code: HOUSE_CODES.locked, data: { seconds: 4 } });
    gateway.clock.advance(4_000);
    expect((await knock(gateway, start.login, OWN_PASSWORD, address)).code).toBe(CODES.success);
    expect((await guess()).code, 'the ladder begins anew').toBe(CODES.loginRefused);
  });

  it('is the same for an unknown name', async () => {
    const address = freshAddress();
    const guess = () => knock(gateway, 'nobody.here', sentHash('wrong'), address);
    for (let turn = 0; turn < 5; turn += 1) expect((await guess()).code).toBe(CODES.loginRefused);
    expect((await guess()).code).toBe(HOUSE_CODES.locked);
  });

  it('limits tries of a code from all addresses', async () => {
    const { start } = await colleague(gateway, 'reviewer');
    gateway.clock.advance(2 * HALF_MINUTE);
    const right = nowOf(start);
    const wrong = String((Number(right) + 7) % 1e6).padStart(6, '0');
    const codes: string[] = [];
    for (let turn = 0; turn < 8; turn += 1) {
      const ticket = await ticketOf(gateway, start.login);
      codes.push((await showCode(gateway, ticket, wrong)).code);
    }
    expect(codes.filter((code) => code === CODES.codeRefused)).toHaveLength(5);
    expect(codes.slice(5).every((code) => code === HOUSE_CODES.locked)).toBe(true);
    expect((await showCode(gateway, await ticketOf(gateway, start.login), right)).code).toBe(HOUSE_CODES.locked);
  });
});

describe('distributed sign-in tries', () => {
  const WRONG = sentHash('not the password');
  const spread = async (times: number, of: (at: number) => { login: string; address: string }) => {
    const codes: string[] = [];
    for (let at = 0; at < times; at += 1) {
      const { login, address } = of(at);
      codes.push((await knock(gateway, login, WRONG, address)).code);
    }
    return codes.filter((code) => code === CODES.loginRefused).length;
  };

  it('over many names from one address are limited, then must wait', async () => {
    gateway.clock.advance(SPRAY.seconds * 1_000);
    const address = freshAddress();
    expect(await spread(60, (at) => ({ login: `name${at}`, address }))).toBe(SPRAY.fromAddress);
    const colleagueThere = await newStart(gateway, ['reviewer']);
    const printed = sentHash(colleagueThere.password);
    const first = await knock(gateway, colleagueThere.login, printed, address);
    expect([first.code, first.data]).toEqual([HOUSE_CODES.locked, { seconds: 30 }]);
    gateway.clock.advance(30_000);
    expect((await knock(gateway, colleagueThere.login, printed, address)).code, 'comes in').toBe(CODES.success);
  });

  it('over many addresses for one name are limited, with no wait for the owner at a known address', async () => {
    gateway.clock.advance(SPRAY.seconds * 1_000);
    const [home, hotel] = [freshAddress(), freshAddress()];
    const { start } = await colleague(gateway, 'reviewer');
    gateway.clock.advance(HALF_MINUTE);
    const { ticket } = (await knock(gateway, start.login, OWN_PASSWORD, home)).data;
    await gateway.post(staffCode.path, { ticket, code: nowOf(start) }, { cookie: '' }, home);
    expect(await spread(60, () => ({ login: start.login, address: freshAddress() }))).toBe(SPRAY.forName);
    expect((await knock(gateway, start.login, OWN_PASSWORD, home)).code).toBe(CODES.success);
    const knocked = await knock(gateway, start.login, OWN_PASSWORD, hotel);
    expect(knocked.code).toBe(HOUSE_CODES.locked);
    gateway.clock.advance(30_000);
    expect((await knock(gateway, start.login, OWN_PASSWORD, hotel)).code).toBe(CODES.success);
  });
});
