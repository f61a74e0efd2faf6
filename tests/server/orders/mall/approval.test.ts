import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { CODES } from '../../../../contract/wire/envelope';
import { shareMake } from '../../../../contract/mall/share';
import { newMember } from '../orders/support/enterprise';
import { bearing, newPerson, otherThan, type Person } from '../../people/identity/support/person';
import { freshAddress, freshPhone, openTestGateway, type TestGateway } from '../../support/gateway';
import { approvalWorld, GLYCEROL, GLYCOL, type ApprovalWorld } from './approval.world';

const MINUTE = 60_000;
const DAY = 1_440 * MINUTE;

let gateway: TestGateway;
let world: ApprovalWorld;
let owner: Person;
let phone: string;
beforeAll(async () => {
  gateway = await openTestGateway();
  world = approvalWorld(gateway);
});
afterAll(() => gateway.close());
beforeEach(async () => {
  [owner, phone] = [await newMember(gateway, 'PASS'), freshPhone()];
  await world.add(owner, GLYCOL, 10);
  await world.add(owner, GLYCEROL, 20);
});

const asked = async () => (await world.ask(owner, phone)).data.token;
const latest = async () => (await world.book(owner)).approvals[0];

const passed = (token: string) => world.passed(token, phone);

const gone = { status: 200, code: CODES.linkGone, message: '链接已过期，请联系分享人', data: null };

describe('approval link', () => {
  it('shows nothing of the list before the code is entered, and all of it after', async () => {
    const token = await asked();
    const before = (await world.open(token)).data;
    expect(before.sight).toEqual({
      stage: 'CODE',
      from: expect.stringContaining('****'),
      phone: `${phone.slice(0, 3)}****${phone.slice(-4)}`,
      expiresAt: new Date(gateway.clock.now() + 7 * DAY).toISOString(),
      lockedMinutes: 0,
    });
    const sight = await passed(token);
    expect(sight).toMatchObject({ changed: null, decided: null });
    expect(sight.revision.lines.map(({ kg, price }) => [kg > 0, (price?.amount ?? 0) > 0])).toEqual([
      [true, true],
      [true, true],
    ]);
    expect(sight.revision.sums?.total).toBe((await world.book(owner)).now?.total);
    expect(JSON.stringify(sight)).not.toMatch(/lots|inStockKg|gateAnswer|perKgNow/);
    expect((await world.open(token)).data.sight.stage).toBe('LIST');
  });

  it('stores neither token nor pass in clear, nor shows the phone to the owner', async () => {
    const token = await asked();
    const code = await world.codeTo(token, phone);
    const reply = await world.code(token, code);
    const [cookie = ''] = reply.headers.getSetCookie();
    expect(cookie).toMatch(
      /^approvalPass-[0-9a-f]{12}=[\w-]{22}; Path=\/api-item\/mall\/approval; Max-Age=900; HttpOnly; SameSite=Strict$/,
    );
    const pass = /=([\w-]{22})/.exec(cookie)?.[1] ?? '';
    const tables = ['purchase_approvals', 'purchase_trail', 'sms_codes'].map((table) =>
      gateway.database.query(`select * from ${table}`),
    );
    const kept = JSON.stringify([await Promise.all(tables), await world.book(owner), gateway.lines, reply.data]);
    for (const secret of [token, pass]) expect(kept).not.toContain(secret);
    expect(JSON.stringify(await world.book(owner))).not.toContain(phone);
  });

  it('keeps a separate pass per link when one browser opens two', async () => {
    const [first, other] = [await asked(), await newMember(gateway, 'PASS')];
    await world.add(other, GLYCOL, 5);
    const second = (await world.ask(other, phone)).data.token;
    await passed(first);
    await passed(second);
    const stages = await Promise.all([first, second].map(async (token) => (await world.open(token)).data.sight.stage));
    expect(stages).toEqual(['LIST', 'LIST']);
  });

  it('R1, 7.11.1, 7.11.3, 7.11.4 lives seven days, and answers alike when expired, unknown or a share link', async () => {
    const token = await asked();
    gateway.clock.advance(7 * DAY - 1);
    expect((await world.open(token)).code).toBe(CODES.success);
    gateway.clock.advance(1);
    expect((await latest())?.state).toBe('EXPIRED');
    const shared = await gateway.post<{ token: string }>(
      shareMake.path,
      { show: 'ALL', needsLogin: false },
      bearing(owner.token),
    );
    expect(shared.data.token).toHaveLength(22);
    for (const other of [token, shared.data.token, '', 'A'.repeat(22), '../etc', 'x'.repeat(64)]) {
      expect(await world.open(other)).toMatchObject(gone);
      expect(await world.sendCode(other)).toMatchObject(gone);
      expect(await world.code(other, '123456')).toMatchObject(gone);
      expect(await world.decide(other, 'hash')).toMatchObject(gone);
    }
  });

  it('7.11.2 is revoked at once by its owner only, and by the next request', async () => {
    const [token, other] = [await asked(), await newPerson(gateway)];
    const { approvalId } = (await latest()) ?? {};
    const sight = await passed(token);
    expect((await world.revoke(other, approvalId)).status).toBe(404);
    expect((await world.revoke(owner, approvalId)).data.book.approvals[0]?.state).toBe('REVOKED');
    expect(await world.decide(token, sight.hash)).toMatchObject(gone);
    const [second, third] = [await asked(), await asked()];
    expect(await world.open(second)).toMatchObject(gone);
    expect((await world.open(third)).code).toBe(CODES.success);
    const answers = await Promise.all(Array.from({ length: 12 }, () => world.ask(owner, phone)));
    const living = await Promise.all(answers.map(async ({ data }) => (await world.open(data.token)).code));
    expect(living.filter((code) => code === CODES.success)).toHaveLength(1);
  });

  it('7.11.12 counts openings by others, not by its owner and not page loads', async () => {
    const token = await asked();
    await gateway.request(`/procurement/mobile/${token}`);
    await world.open(token, owner);
    expect(await latest()).toMatchObject({ state: 'WAITING', opened: 0, lastOpenedAt: null });
    await world.open(token);
    await world.open(token);
    expect(await latest()).toMatchObject({ state: 'OPENED', opened: 2 });
  });
});

describe('approval code', () => {
  it('R3 is valid for its own link, once, for five minutes', async () => {
    const token = await asked();
    const code = await world.codeTo(token, phone);
    const other = await newMember(gateway, 'PASS');
    await world.add(other, GLYCOL, 3);
    const theirs = (await world.ask(other, phone)).data.token;
    expect((await world.code(theirs, code)).data.isRight).toBe(false);
    gateway.clock.advance(5 * MINUTE);
    expect((await world.code(token, code)).data.isRight).toBe(false);
    const next = await world.codeTo(token, phone);
    expect((await world.code(token, next)).data.isRight).toBe(true);
    expect((await world.code(token, next)).data.isRight).toBe(false);
    expect((await world.open(theirs)).data.sight.stage, 'a pass is good for its own link alone').toBe('CODE');
  });

  it('counts against the SMS quota of the account that made the link', async () => {
    await world.codeTo(await asked(), phone);
    const counted = await gateway.database.query(
      `select cardinality(q.sent_at) as sent from sms_quotas q
       join purchase_approvals a on q.kind = 'account' and q.subject = a.user_id where a.phone = $1`,
      [phone],
    );
    expect(counted).toEqual([{ sent: 1 }]);
  });

  it('gives a pass of fifteen minutes', async () => {
    const token = await asked();
    const { hash } = await passed(token);
    gateway.clock.advance(15 * MINUTE);
    expect((await world.open(token)).data.sight.stage).toBe('CODE');
    expect((await world.decide(token, hash)).data.sight.stage).toBe('CODE');
    expect((await latest())?.decided).toBeNull();
  });

  it('R2, R7, 7.11.5 locks the link after five wrong tries, longer each time, even for the right code', async () => {
    const token = await asked();
    for (const [minutes, step] of [
      [15, 15],
      [60, 60],
      [1_440, 1_440],
    ] as const) {
      const code = await world.codeTo(token, phone);
      const told = [];
      for (let tried = 0; tried < 5; tried += 1) told.push((await world.code(token, otherThan(code))).data);
      expect(told.map(({ isRight }) => isRight)).toEqual([false, false, false, false, false]);
      expect(told.at(-1)?.sight).toMatchObject({ stage: 'CODE', lockedMinutes: minutes });
      const right = await world.codeTo(token, phone);
      expect((await world.code(token, right)).data).toMatchObject({ isRight: false, sight: { lockedMinutes: step } });
      gateway.clock.advance(step * MINUTE);
    }
    const code = await world.codeTo(token, phone);
    for (let tried = 0; tried < 4; tried += 1) await world.code(token, otherThan(code));
    expect((await world.code(token, code)).data.isRight, 'the twentieth is refused though it is right').toBe(false);
    expect(await world.open(token)).toMatchObject(gone);
    expect((await latest())?.state).toBe('REVOKED');
    const locked = (await world.book(owner)).trail.lines.filter(({ what }) => what === 'LOCKED');
    expect(locked).toHaveLength(4);
  });

  it('is tried five times at most by fifty parallel requests', async () => {
    const token = await asked();
    const code = await world.codeTo(token, phone);
    const tried = await Promise.all(Array.from({ length: 50 }, () => world.code(token, otherThan(code))));
    expect(tried.every(({ data }) => !data.isRight)).toBe(true);
    expect((await world.book(owner)).trail.lines.filter(({ what }) => /FAILED|LOCKED/.test(what))).toHaveLength(5);
  });

  it('is tried thirty times an hour from one address across links', async () => {
    const [token, peer] = [await asked(), freshAddress()];
    for (let tried = 0; tried < 30; tried += 1) await world.code(token, '000000', peer);
    const last = await asked();
    const code = await world.codeTo(last, phone);
    expect((await world.code(last, code, peer)).data.isRight).toBe(false);
    expect((await world.code(last, code)).data.isRight).toBe(true);
  });

  it('goes to the named phone once a minute, and states its purpose', async () => {
    const token = await asked();
    await world.sendCode(token);
    expect(await world.newestTo(phone)).toMatchObject({ messageType: 'list_approve' });
    expect((await world.sendCode(token)).code).toBe(CODES.smsRefused);
  });
});
