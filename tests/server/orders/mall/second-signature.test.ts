import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { LONG } from '../../../support/long';
import { CODES } from '../../../../contract/wire/envelope';
import type { HouseCase } from '../../../../domain/house/case';
import type { MallReceipt } from '../../../../domain/modes/mall/receipt';
import type { MallQuery } from '../../../../domain/modes/mall/search';
import type { OrderBrief } from '../../../../domain/order/receipt/brief';
import { ruleCommand } from '../../../../server/doors/commands/rule-command';
import { briefOf } from '../../../support/modes/gateway-case';
import { carrying, chosen, DRUMS } from '../../trade/modes/mall/beside-support';
import { buying } from '../../trade/modes/mall/support';
import { EPOXY, wantedOf } from '../../trade/modes/support/mall';
import { countAll } from '../orders/support/booking';
import { newMember, type Member } from '../orders/support/enterprise';
import { colleague, type Colleague } from '../../people/staff/support/staff';
import { freshPhone, openTestGateway, type TestGateway } from '../../support/gateway';
import { approvalWorld, GLYCEROL, GLYCOL, type ApprovalWorld } from './approval.world';

let gateway: TestGateway;
let world: ApprovalWorld;
let shop: ReturnType<typeof buying>;
let reviewer: Colleague;
let owner: Member;
let first: string;
let second: string;
beforeAll(async () => {
  gateway = await openTestGateway();
  world = approvalWorld(gateway);
  shop = buying(gateway);
  reviewer = await colleague(gateway, 'reviewer');
});
afterAll(() => gateway.close());
beforeEach(async () => {
  owner = await newMember(gateway, 'PASS');
  [first, second] = [freshPhone(), freshPhone()];
});

const say = (...words: string[]) => ruleCommand(gateway.database, words, new Date(gateway.clock.now()));
async function codeOf({ enterpriseId }: Member): Promise<string> {
  const [row] = await gateway.database.query<{ code: string }>(
    'select credit_code as code from enterprises where id = $1',
    [enterpriseId],
  );
  return row?.code ?? '';
}
const rule = async (...yuan: string[]) => say('set', await codeOf(owner), ...yuan);

async function list(productId: string, packs: number): Promise<MallQuery> {
  await world.add(owner, productId, packs);
  const { groups } = await world.sheet(owner);
  const group = groups.find(({ lines }) => lines.some((line) => line.productId === productId));
  const line = group?.lines.find((one) => one.productId === productId);
  if (!group || !line) throw new Error(`${productId} is not listed`);
  return { city: group.city, way: 'SELF', to: '', lines: [{ productId, pack: line.pack, kg: line.kg }] };
}

const latest = async () => (await world.book(owner)).approvals[0];
async function decided(phone: string, afterId?: string, what?: object): Promise<string> {
  const { token, book } = (await world.ask(owner, phone, '王财务', afterId)).data;
  const { hash } = await world.passed(token, phone);
  await world.decide(token, hash, what);
  return book.approvals.find(({ state }) => state === 'WAITING')?.approvalId ?? '';
}
const SENT_BACK = { decision: 'RETURNED', reason: '先问一下另一家的价格' };
const approvedIn = async (orderNo: string) =>
  ((await briefOf(gateway, owner.token, orderNo)) as unknown as OrderBrief<MallReceipt>).detail.approved;

describe('enterprise with a two-approver rule', () => {
  it('can order only after both approved, and the order names both', async () => {
    const asked = await list(GLYCOL, 10);
    expect(await rule('1000', '5000')).toContain('超过 ¥1,000.00 需一人审批，超过 ¥5,000.00 需两人审批');
    expect((await world.sheet(owner)).rule).toEqual({ oneAbove: 100_000, twoAbove: 500_000 });
    const refused = await shop.ordered(asked, owner);
    expect(refused.reply).toMatchObject({ code: CODES.orderRefused, data: null });
    expect(refused.reply.message).toContain('需 2 人审批，本单已有 0 人同意');

    const firstId = await decided(first);
    expect(await latest()).toMatchObject({ standing: 'SECOND', isSecondOpen: true, before: null });
    expect((await shop.ordered(asked, owner)).reply.message, 'one alone').toContain('需 2 人审批');

    const { token } = (await world.ask(owner, second, '陈总', firstId)).data;
    const { hash, before, isFirstOfTwo } = await world.passed(token, second);
    expect([before, isFirstOfTwo]).toEqual([(await world.book(owner)).approvals[1]?.decided, false]);
    await world.decide(token, hash, { decision: 'APPROVED', signature: { kind: 'TYPED' } });
    const { approvals, trail } = await world.book(owner);
    expect(approvals.map(({ standing }) => standing)).toEqual(['HOLDS', null]);
    expect(trail.lines.map(({ what }) => what)).toContain('MADE_SECOND');

    const { orderNo } = await shop.ordered(asked, owner);
    const at = new Date(gateway.clock.now()).toISOString();
    expect(await approvedIn(orderNo)).toEqual({
      by: '王建国',
      at,
      revision: hash,
      signature: 'TYPED',
      first: { by: '王建国', at: approvals[1]?.decided?.at, signature: 'DRAWN' },
    });
    const { notes } = (await gateway.post<HouseCase>(`/api-desk/case/${orderNo}`, {}, reviewer.as)).data;
    const said = notes.find(({ name }) => name === '采购审批')?.said ?? '';
    for (const part of ['第一审批人 王建国', '第二审批人 王建国', '手写签名', '键入姓名']) expect(said).toContain(part);
    expect(await latest()).toMatchObject({ standing: 'ORDERED' });
  });

  it('can order by an older full approval when a newer one has a single signature', LONG, async () => {
    const asked = await list(GLYCOL, 10);
    await rule('1000', '5000');
    await decided(second, await decided(first));
    gateway.clock.advance(60_000);
    await decided(freshPhone());
    expect((await world.book(owner)).approvals.map(({ standing }) => standing).slice(0, 2)).toEqual([
      'SECOND',
      'HOLDS',
    ]);
    expect((await shop.ordered(asked, owner)).orderNo).not.toBe('');
  });

  it('gets neither purchase nor freight order before both approved', LONG, async () => {
    const road = carrying(gateway);
    const asked = await wantedOf(gateway, EPOXY, DRUMS);
    const bought = await shop.quoteOf(asked, owner);
    const [line] = asked.lines;
    await world.change(owner, { kind: 'line', ...line, city: asked.city, seenKg: null });
    await rule('1000', '5000');
    await road.drafted(owner);
    const [choice] = await road.choices(owner, road.handedOver(bought));
    if (!choice) throw new Error('there is no truck to choose');
    const send = () => shop.send(bought, owner, road.handedOver(bought, chosen(choice)));
    const before = await countAll(gateway);
    expect((await send()).message).toContain('本单已有 0 人同意');
    const firstId = await decided(first);
    expect((await send()).message).toContain('本单已有 1 人同意');
    expect(await countAll(gateway)).toEqual(before);

    await decided(second, firstId);
    const { data } = await send();
    expect((await briefOf(gateway, owner.token, data.orderNo)).beside).toMatchObject({ mode: 'TRUCK' });
    expect(await approvedIn(data.orderNo)).toMatchObject({ first: { by: '王建国' } });
  });

  it('sends the second request once, to another person, for the same list', LONG, async () => {
    await list(GLYCOL, 10);
    await rule('1000', '5000');
    const { token } = (await world.ask(owner, first)).data;
    const open = (await latest())?.approvalId;
    expect(await world.ask(owner, second, '陈总', open), 'who has not decided').toMatchObject({
      data: { why: 'changed' },
    });
    expect((await world.open(token)).code, 'and is still asked').toBe(CODES.success);
    const firstId = await decided(first);
    expect(await world.ask(owner, first, '陈总', firstId)).toMatchObject({ data: { why: 'same' } });
    expect(await world.ask(owner, owner.phone, '陈总', firstId)).toMatchObject({ data: { why: 'self' } });
    const other = await newMember(gateway, 'PASS');
    await world.add(other, GLYCOL, 10);
    expect(await world.ask(other, second, '陈总', firstId), 'somebody else’s').toMatchObject({
      data: { why: 'changed' },
    });
    const answers = await Promise.all(Array.from({ length: 12 }, () => world.ask(owner, second, '陈总', firstId)));
    const living = await Promise.all(answers.map(async ({ data }) => (await world.open(data.token)).code));
    expect(living.filter((code) => code === CODES.success)).toHaveLength(1);
    const secondId = await decided(second, firstId);
    expect(await world.ask(owner, freshPhone(), '陈总', firstId)).toMatchObject({ data: { why: 'changed' } });
    expect(await world.ask(owner, freshPhone(), '陈总', secondId), 'there is no third').toMatchObject({
      data: { why: 'changed' },
    });
  });

  it('needs both again after the list changed in between, even when it was changed back', LONG, async () => {
    await list(GLYCOL, 10);
    await rule('1000', '5000');
    const firstId = await decided(first);
    const { token } = (await world.ask(owner, second, '陈总', firstId)).data;
    const { hash } = await world.passed(token, second);
    await list(GLYCOL, 11);
    const { sight } = (await world.decide(token, hash)).data;
    expect(sight).toMatchObject({ decided: null, changed: { kg: expect.any(Number) as number } });
    expect(await world.ask(owner, second, '陈总', firstId)).toMatchObject({
      message: '采购单在第一审批人同意之后改过，请两位都重新送审',
    });
    expect((await world.book(owner)).approvals[1]).toMatchObject({ standing: 'CHANGED', isSecondOpen: false });
  });

  it('needs both again after the second returned it', LONG, async () => {
    const asked = await list(GLYCOL, 10);
    await rule('1000', '5000');
    const firstId = await decided(first);
    await decided(second, firstId, SENT_BACK);
    expect((await world.book(owner)).approvals.map(({ standing }) => standing)).toEqual([null, 'SENT_BACK']);
    expect(await world.ask(owner, freshPhone(), '陈总', firstId)).toMatchObject({ data: { why: 'changed' } });
    await rule('1000');
    expect((await shop.ordered(asked, owner)).reply.message, 'not even where one would do').toContain('需 1 人审批');
  });

  it('records one second decision of fifty parallel ones', LONG, async () => {
    await list(GLYCOL, 10);
    await rule('1000', '5000');
    const firstId = await decided(first);
    const { token } = (await world.ask(owner, second, '陈总', firstId)).data;
    const { hash } = await world.passed(token, second);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) => world.decide(token, hash, at % 2 ? SENT_BACK : undefined)),
    );
    const told = answers.map(({ data }) => data.sight.stage === 'LIST' && data.sight.decided);
    expect(new Set(told.map((one) => JSON.stringify(one))).size).toBe(1);
    const { lines, brokenAt } = (await world.book(owner)).trail;
    expect(lines.filter(({ what }) => what === 'APPROVED' || what === 'RETURNED')).toHaveLength(2);
    expect(brokenAt).toBeNull();
  });

  it('detects a second signature forged by changing its reference in the database', async () => {
    const asked = await list(GLYCOL, 10);
    await rule('1000', '5000');
    const [one, other] = [await decided(first), await decided(second)];
    await gateway.database.query('update purchase_approvals set after_id = $2 where approval_id = $1', [other, one]);
    expect((await world.book(owner)).trail.brokenAt).not.toBeNull();
    expect((await shop.ordered(asked, owner)).reply.message).toContain('需 2 人审批');
  });
});

describe('enterprise with a one-approver rule', () => {
  it('lets orders up to the limit pass, but not split ones within a day', async () => {
    const [glycol, glycerol] = [await list(GLYCOL, 10), await list(GLYCEROL, 20)];
    const sums = (await world.sheet(owner)).groups.map(({ goods }) => goods);
    const [least, all] = [Math.max(...sums), sums.reduce((sum, one) => sum + one, 0)];
    expect(all).toBeGreaterThan(Math.ceil(least / 100) * 100);
    await rule(String(Math.ceil(least / 100)));
    expect((await shop.ordered(glycol, owner)).orderNo).not.toBe('');
    const refused = await shop.ordered(glycerol, owner);
    expect(refused.reply).toMatchObject({ code: CODES.orderRefused });
    expect(refused.reply.message).toContain('24 小时内采购合计超过');
    gateway.clock.advance(24 * 3_600_000);
    await world.change(owner, { kind: 'renew' });
    expect((await shop.ordered(glycerol, owner)).orderNo, 'a day later').not.toBe('');
  });

  it('needs no approval once the rule is removed', LONG, async () => {
    const asked = await list(GLYCOL, 10);
    await rule('0');
    const other = await newMember(gateway, 'PASS');
    await world.add(other, GLYCOL, 2);
    expect((await world.sheet(other)).rule, 'nor anybody else').toBeNull();
    expect((await shop.ordered(asked, owner)).orderNo).toBe('');
    expect(await say('list')).toContain(`${await codeOf(owner)}\t`);
    await say('clear', await codeOf(owner));
    expect((await shop.ordered(asked, owner)).orderNo).not.toBe('');
  });
});
