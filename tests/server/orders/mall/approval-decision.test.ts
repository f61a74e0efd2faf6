import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import {
  approvalAsk,
  approvalBook,
  approvalCode,
  approvalDecide,
  approvalOpen,
  approvalRevoke,
  approvalSendCode,
} from '../../../../contract/mall/approval';
import { CODES } from '../../../../contract/wire/envelope';
import { newMember } from '../orders/support/enterprise';
import { newPerson, type Person } from '../../people/identity/support/person';
import { freshPhone, openTestGateway, type TestGateway } from '../../support/gateway';
import { approvalWorld, DRAWN, GLYCEROL, GLYCOL, type ApprovalWorld } from './approval.world';

const DAY = 24 * 3_600_000;

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

const RETURNED = { decision: 'RETURNED', reason: '数量多了，先买一半' };
describe('approval decision', () => {
  it('7.11.7 is made once by fifty parallel requests, and the others see it', async () => {
    const token = await asked();
    const { hash } = await passed(token);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) => world.decide(token, hash, at % 2 ? RETURNED : undefined)),
    );
    const told = answers.map(({ data }) => data.sight.stage === 'LIST' && data.sight.decided);
    expect(new Set(told.map((one) => JSON.stringify(one))).size).toBe(1);
    const { approvals, trail } = await world.book(owner);
    expect(approvals[0]?.decided).toEqual(told[0]);
    expect(trail.lines.filter(({ what }) => what === 'APPROVED' || what === 'RETURNED')).toHaveLength(1);
    expect(trail.brokenAt).toBeNull();
  });

  it('notifies the owner of approval, or of return with the reason', async () => {
    const token = await asked();
    const { hash } = await passed(token);
    const { sight } = (await world.decide(token, hash, { decision: 'APPROVED', signature: { kind: 'TYPED' } })).data;
    const at = new Date(gateway.clock.now()).toISOString();
    expect(sight).toMatchObject({ decided: { decision: 'APPROVED', by: '王建国', at, reason: '' } });
    expect(await latest()).toMatchObject({ state: 'APPROVED', standing: 'HOLDS' });
    expect((await world.revoke(owner, (await latest())?.approvalId)).message).toBe('审批人已经决定，不能再撤回');
    const again = await asked();
    await world.decide(again, (await passed(again)).hash, RETURNED);
    expect(await latest()).toMatchObject({ state: 'RETURNED', standing: null, decided: { reason: RETURNED.reason } });
  });

  it('7.11.6 covers the list as seen and is refused when the list has changed', async () => {
    const token = await asked();
    const { hash, revision } = await passed(token);
    await world.add(owner, GLYCOL, 30);
    const now = await world.book(owner);
    const { sight } = (await world.decide(token, hash)).data;
    expect(sight).toMatchObject({ decided: null, changed: { total: now.now?.total, kg: now.now?.kg } });
    expect(revision.sums?.total).not.toBe(now.now?.total);
    expect((await world.decide(token, 'another hash')).data.sight).toMatchObject({ decided: null });
    expect((await world.decide(token, hash, RETURNED)).data.sight).toMatchObject({ decided: { decision: 'RETURNED' } });
  });

  it('7.11.11 has to be requested again when the list changes or after seven days', async () => {
    const token = await asked();
    await world.decide(token, (await passed(token)).hash);
    await world.change(owner, { kind: 'renew' });
    expect((await latest())?.standing, 'the same list at the same total').toBe('HOLDS');
    await world.add(owner, GLYCOL, 11);
    expect((await latest())?.standing).toBe('CHANGED');
    await world.add(owner, GLYCOL, 10);
    expect((await latest())?.standing).toBe('HOLDS');
    gateway.clock.advance(7 * DAY);
    expect((await latest())?.standing).toBe('OVER');
  });
});

describe('approval audit trail', () => {
  const TEXTS = ['who', 'approval_id', 'revision', 'said', 'network', 'agent', 'prev_hash', 'hash'];
  const CHANGES = [
    ...TEXTS.map((column) => [column, `${column} || 'x'`, `left(${column}, length(${column}) - 1)`] as const),
    ['at', `at + interval '1 second'`, `at - interval '1 second'`],
    ['what', `'REVOKED'`, `'CODE_SENT'`],
  ] as const;

  it('R4 breaks when any column of a line or a decision is altered', async () => {
    const token = await asked();
    await world.open(token);
    await world.decide(token, (await passed(token)).hash);
    const { trail } = await world.book(owner);
    expect(trail.lines.map(({ what }) => what).toReversed()).toEqual([
      'MADE',
      'OPENED',
      'CODE_SENT',
      'CODE_PASSED',
      'APPROVED',
    ]);
    const { userId } = (
      await gateway.database.query<{ userId: string }>('select id as "userId" from users where phone = $1', [
        owner.phone,
      ])
    )[0] ?? { userId: '' };
    const brokenWith = async (broken: string, mended: string) => {
      await gateway.database.query(`update ${broken}`, [userId]);
      const { brokenAt } = (await world.book(owner)).trail;
      await gateway.database.query(`update ${mended}`, [userId]);
      expect((await world.book(owner)).trail.brokenAt).toBeNull();
      return brokenAt;
    };
    for (const [column, other, back] of CHANGES) {
      const where = 'where user_id = $1 and seq = 3';
      const told = await brokenWith(
        `purchase_trail set ${column} = ${other} ${where}`,
        `purchase_trail set ${column} = ${back} ${where}`,
      );
      expect([column, told]).toEqual([column, 3]);
    }
    for (const [column, other, back] of [
      ['decision', `'RETURNED'`, `'APPROVED'`],
      ['decided_by', `decided_by || '某'`, 'left(decided_by, length(decided_by) - 1)'],
      ['reason', `'改'`, `''`],
      ['hash', `hash || '0'`, 'left(hash, length(hash) - 1)'],
      ['decided_at', `decided_at + interval '1 second'`, `decided_at - interval '1 second'`],
    ] as const) {
      const told = await brokenWith(
        `purchase_approvals set ${column} = ${other} where user_id = $1`,
        `purchase_approvals set ${column} = ${back} where user_id = $1`,
      );
      expect([column, told === null]).toEqual([column, false]);
    }
    await gateway.database.query('delete from purchase_trail where user_id = $1 and seq = 2', [userId]);
    expect((await world.book(owner)).trail.brokenAt).toBe(2);
  });
});

describe('invalid approval request', () => {
  it('7.11.9 is refused for oneself, an empty list, expired prices, strangers, and beyond twenty a day', async () => {
    expect(await world.ask(owner, owner.phone)).toMatchObject({ status: 200, data: { why: 'self' } });
    expect(await world.ask(owner, '123')).toMatchObject({ status: 400, data: { field: 'phone' } });
    expect(await world.ask(owner, phone, '王')).toMatchObject({ status: 400, data: { field: 'approver' } });
    const empty = await newPerson(gateway);
    expect((await world.ask(empty, phone)).message).toBe('采购单里没有可以送审的商品，先加入有公开价的商品');
    for (const path of [approvalAsk.path, approvalRevoke.path]) expect((await gateway.post(path, {})).status).toBe(401);
    expect((await gateway.get(approvalBook.path)).status).toBe(401);
    for (let at = 0; at < 20; at += 1) expect((await world.ask(owner, phone)).code).toBe(CODES.success);
    expect((await world.ask(owner, phone)).code).toBe(CODES.bounded);
    gateway.clock.advance(DAY);
    expect((await world.ask(owner, phone)).message).toBe('锁定的价格已过期，请先在采购单里按现价重新锁价');
  });

  it('is refused with malformed input', async () => {
    const token = await asked();
    const { hash } = await passed(token);
    const signed = (path: string) => ({ decision: 'APPROVED', signature: { kind: 'DRAWN', path } });
    for (const path of ['', 'M1 1', 'M1 1L2 2<script>', `${DRAWN.path}Z`, DRAWN.path.replaceAll('40 ', '999 ')])
      expect(await world.decide(token, hash, signed(path))).toMatchObject({
        status: 400,
        data: { field: 'answer.signature.path' },
      });
    expect(await world.decide(token, hash, { decision: 'RETURNED', reason: '太贵' })).toMatchObject({
      status: 400,
      data: { field: 'answer.reason' },
    });
    expect((await world.decide(token, hash, { decision: 'MAYBE' })).status).toBe(400);
    const paths = [approvalOpen, approvalSendCode, approvalCode, approvalDecide].map(({ path }) => path);
    for (const path of paths) expect((await gateway.post(path, {})).status).toBe(400);
    expect((await latest())?.decided).toBeNull();
  });
});
