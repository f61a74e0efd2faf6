/** @module-tag locks */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { CODES } from '../../../../contract/wire/envelope';
import { submitVerification } from '../../../../contract/people/enterprise';
import { newestMessages } from '../../../../server/people/sms/outbox';
import { bearing } from '../../people/identity/support/person';
import { creditCodeOf } from '../../../support/credit-code';
import { DECIDE_PATH, decideRoute } from '../../support/decide-route';
import { openTestGateway, type Overrides, type TestGateway } from '../../support/gateway';
import { ordered, read } from './support/booking';
import { type Member, newMember, setStatus } from './support/enterprise';
import { cancel, endOf } from './support/state';
import { LONG } from '../../../support/long';

const HOUR = 3_600_000;
const TOO_LATE = { state: 'AUTO_CANCELLED', reason: '7', quotedFor: null, ends: 1 };

const withAuditor: Overrides = {
  extraRoutes: ({ clock, decisionDeps }) => [decideRoute(decisionDeps, clock)],
};

let one: TestGateway;
let other: TestGateway;
beforeAll(async () => {
  one = await openTestGateway(withAuditor);
  other = await openTestGateway({ ...withAuditor, database: one.database, clock: one.clock });
});
afterAll(() => one.close());

const sweepBoth = () => Promise.all([one.orders.sweep(), other.orders.sweep()]);
const stateOf = async ({ token }: Member, orderNo: string) => (await read(one, token, orderNo)).data.state;
const decide = (gateway: TestGateway, { token }: Member, decision: string) =>
  gateway.post(DECIDE_PATH, { decision }, bearing(token));

const toldOf = async (orderNo: string) =>
  (await newestMessages(one.database))
    .flatMap(({ notice }) => (notice?.includes(orderNo) ? [notice] : []))
    .toReversed();

async function waiting(): Promise<{ member: Member; orderNo: string }> {
  const member = await newMember(one, 'NONE');
  const { orderNo } = await ordered(one, member.token);
  await setStatus(one, member.enterpriseId, 'WAIT');
  return { member, orderNo };
}

describe('order of an enterprise that is not verified in time', () => {
  it('is cancelled at its deadline, not before, and once by two gateways', async () => {
    const { orderNo } = await waiting();
    const before = await endOf(one, orderNo);
    one.clock.advance(48 * HOUR - 1);
    await sweepBoth();
    expect(await endOf(one, orderNo)).toMatchObject({ state: 'AWAIT_VERIFY', ends: 0 });
    one.clock.advance(1);
    await sweepBoth();
    await sweepBoth();
    expect(await endOf(one, orderNo)).toEqual({ ...before, ...TOO_LATE, boxes: Number(before?.['boxes']) - 1 });
  });

  it('is cancelled once among many', LONG, async () => {
    const numbers: string[] = [];
    for (let buyers = 0; buyers < 3; buyers += 1) {
      const member = await newMember(one, 'NONE');
      for (let count = 0; count < 20; count += 1) numbers.push((await ordered(one, member.token)).orderNo);
    }
    one.clock.advance(48 * HOUR);
    await Promise.all([sweepBoth(), sweepBoth(), sweepBoth()]);
    for (const orderNo of numbers) expect(await endOf(one, orderNo)).toMatchObject(TOO_LATE);
  });

  it('is shown as cancelled before the sweep runs', async () => {
    const { member, orderNo } = await waiting();
    one.clock.advance(48 * HOUR);
    expect(await stateOf(member, orderNo)).toBe('AUTO_CANCELLED');
    expect(await endOf(one, orderNo)).toMatchObject(TOO_LATE);
  });

  it('cannot be cancelled by hand after the deadline', async () => {
    const { member, orderNo } = await waiting();
    one.clock.advance(48 * HOUR);
    expect((await cancel(one, member.token, orderNo)).code).toBe(CODES.moveRefused);
    await sweepBoth();
    expect(await endOf(one, orderNo)).toMatchObject(TOO_LATE);
  });

  it('keeps its deadline when the verification is rejected', async () => {
    const { member, orderNo } = await waiting();
    const { verifyBy } = (await read(one, member.token, orderNo)).data;
    await decide(one, member, 'REJECT');
    expect((await read(one, member.token, orderNo)).data).toMatchObject({ state: 'AWAIT_VERIFY', verifyBy });
    one.clock.advance(48 * HOUR);
    await sweepBoth();
    expect(await endOf(one, orderNo)).toMatchObject(TOO_LATE);
  });
});

describe('order of an enterprise that is verified', () => {
  it('goes into review at once, with all others of it', async () => {
    const { member, orderNo } = await waiting();
    const { orderNo: second } = await ordered(one, member.token);
    expect((await decide(one, member, 'PASS')).code).toBe(CODES.success);
    for (const each of [orderNo, second]) expect(await stateOf(member, each)).toBe('DG_REVIEW');
    expect((await read(one, member.token, orderNo)).data.verifyBy).toBeNull();
    one.clock.advance(49 * HOUR);
    await sweepBoth();
    expect(await stateOf(member, orderNo)).toBe('DG_REVIEW');
  });

  it('leaves orders of other enterprises waiting', async () => {
    const [passing, staying] = [await waiting(), await waiting()];
    await decide(one, passing.member, 'PASS');
    expect(await stateOf(staying.member, staying.orderNo)).toBe('AWAIT_VERIFY');
  });

  it('stays cancelled when verified an hour too late', async () => {
    const { member, orderNo } = await waiting();
    one.clock.advance(49 * HOUR);
    await decide(one, member, 'PASS');
    await sweepBoth();
    expect(await endOf(one, orderNo)).toMatchObject(TOO_LATE);
    expect(await stateOf(member, orderNo)).toBe('AUTO_CANCELLED');
  });

  it('ends in one consistent state when verified during the sweep', async () => {
    for (let round = 0; round < 12; round += 1) {
      const { member, orderNo } = await waiting();
      one.clock.advance(48 * HOUR - 1 + (round % 3));
      await Promise.all([one.orders.sweep(), decide(other, member, 'PASS'), other.orders.sweep()]);
      await sweepBoth();
      const end = await endOf(one, orderNo);
      const hasPassed = end?.['state'] === 'DG_REVIEW';
      expect(end).toMatchObject(hasPassed ? { reason: null, quotedFor: orderNo, ends: 0 } : TOO_LATE);
    }
  });

  it('never keeps waiting when verified during submission', async () => {
    for (let round = 0; round < 8; round += 1) {
      const member = await newMember(one, 'WAIT');
      const [order] = await Promise.all([ordered(one, member.token), decide(other, member, 'PASS')]);
      expect(await stateOf(member, order.orderNo)).toBe('DG_REVIEW');
    }
  });

  it('goes through submission, audit and pass', async () => {
    const member = await newMember(one, 'NONE');
    const { orderNo } = await ordered(one, member.token);
    const facts = {
      enterpriseName: '试验化工有限公司',
      creditCode: creditCodeOf(`91310000MA1T${String(Date.now()).slice(-5)}`),
    };
    await one.post(submitVerification.path, facts, bearing(member.token));
    expect(await stateOf(member, orderNo)).toBe('AWAIT_VERIFY');
    await decide(one, member, 'PASS');
    expect(await stateOf(member, orderNo)).toBe('DG_REVIEW');
  });
});

describe('notices of an order waiting for verification', () => {
  it('are sent a day and four hours before, once each, and at the end', async () => {
    const { orderNo } = await waiting();
    one.clock.advance(24 * HOUR - 1);
    await sweepBoth();
    expect(await toldOf(orderNo)).toEqual([]);
    one.clock.advance(1);
    await sweepBoth();
    await sweepBoth();
    expect(await toldOf(orderNo)).toEqual([expect.stringMatching(/需在北京时间 \d+月\d+日 \d\d:\d\d 前完成企业认证/)]);
    one.clock.advance(20 * HOUR);
    await sweepBoth();
    await sweepBoth();
    expect(await toldOf(orderNo)).toHaveLength(2);
    one.clock.advance(4 * HOUR);
    await sweepBoth();
    await sweepBoth();
    const told = await toldOf(orderNo);
    expect(told).toHaveLength(3);
    expect(told.at(-1)).toContain('已自动取消');
  });

  it('skip the day notice when only hours are left, and end after verification', async () => {
    const [late, passed] = [await waiting(), await waiting()];
    await decide(one, passed.member, 'PASS');
    one.clock.advance(45 * HOUR);
    await sweepBoth();
    expect(await toldOf(late.orderNo)).toHaveLength(1);
    expect(await toldOf(passed.orderNo)).toEqual([]);
  });

  it('are retried after a certain failure, and not after an unknown result', async () => {
    const sent: string[] = [];
    const tries = (text: string) => sent.filter((said) => said === text).length;
    const smsProvider = {
      deliver: () => Promise.resolve('accepted' as const),
      notify: ({ text }: { text: string }) => {
        sent.push(text);
        return Promise.resolve(tries(text) === 1 ? answer : ('accepted' as const));
      },
    };
    let answer: 'refused' | 'unknown' = 'refused';
    const apart = await openTestGateway({ database: one.database, clock: one.clock, smsProvider });
    const first = await waiting();
    one.clock.advance(24 * HOUR);
    for (let round = 0; round < 3; round += 1) await apart.orders.sweep();
    expect(sent.filter((text) => text.includes(first.orderNo))).toHaveLength(2);
    answer = 'unknown';
    one.clock.advance(20 * HOUR);
    for (let round = 0; round < 3; round += 1) await apart.orders.sweep();
    expect(sent.filter((text) => text.includes(first.orderNo))).toHaveLength(3);
  });
});
