import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { CODES } from '../../../../contract/wire/envelope';
import { ruleCommand } from '../../../../server/doors/commands/rule-command';
import { newMember, type Member } from '../orders/support/enterprise';
import { freshPhone, openTestGateway, type TestGateway } from '../../support/gateway';
import { approvalWorld, GLYCOL, type ApprovalWorld } from './approval.world';

let gateway: TestGateway;
let world: ApprovalWorld;
let owner: Member;
let named: string;
let other: string;
beforeAll(async () => {
  gateway = await openTestGateway();
  world = approvalWorld(gateway);
});
afterAll(() => gateway.close());
beforeEach(async () => {
  owner = await newMember(gateway, 'PASS');
  [named, other] = [freshPhone(), freshPhone()];
  await world.add(owner, GLYCOL, 10);
});

async function codeOf({ enterpriseId }: Member): Promise<string> {
  const find = 'select credit_code as code from enterprises where id = $1';
  return (await gateway.database.query<{ code: string }>(find, [enterpriseId]))[0]?.code ?? '';
}
const say = async (verb: string, ...words: string[]) =>
  ruleCommand(gateway.database, [verb, await codeOf(owner), ...words], new Date(gateway.clock.now()));
const masked = (phone: string) => `${phone.slice(0, 3)}****${phone.slice(-4)}`;

describe('enterprise with named approvers', () => {
  it('shows buyers the masked approvers and allows requests to them only', async () => {
    expect((await world.book(owner)).approvers, 'anybody').toEqual([]);
    expect(await say('approvers', named, '王建国', other, '李敏')).toContain(`王建国 ${named}`);
    expect((await world.book(owner)).approvers).toEqual(
      expect.arrayContaining([
        { name: '王建国', phone: masked(named) },
        { name: '李敏', phone: masked(other) },
      ]),
    );
    expect(await world.ask(owner, freshPhone())).toMatchObject({ code: CODES.moveRefused, data: { why: 'unnamed' } });
    expect((await world.book(owner)).approvals).toEqual([]);
    expect((await world.ask(owner, named)).code).toBe(CODES.success);
    const mate = await newMember(gateway, 'PASS');
    await world.add(mate, GLYCOL, 2);
    expect((await world.ask(mate, freshPhone())).code, 'another enterprise has named nobody').toBe(CODES.success);
  });

  it('invalidates open links of a removed approver, and keeps earlier signatures', async () => {
    await say('approvers', named, '王建国', other, '李敏');
    const { token } = (await world.ask(owner, named)).data;
    const { hash } = await world.passed(token, named);
    await say('approvers', other, '李敏');
    expect((await world.decide(token, hash)).code).toBe(CODES.linkGone);
    expect((await world.open(token)).code).toBe(CODES.linkGone);
    expect((await world.book(owner)).approvals[0]?.decided).toBeNull();
    const again = (await world.ask(owner, other)).data;
    const seen = await world.passed(again.token, other);
    expect((await world.decide(again.token, seen.hash)).code).toBe(CODES.success);
    const [agreed] = (await world.book(owner)).approvals;
    expect(agreed?.decided?.by, 'the name of the enterprise, the typed one beside it').toBe('李敏（签写为“王建国”）');
    await say('approvers');
    expect(await world.book(owner)).toMatchObject({ approvers: [], approvals: [{ standing: 'HOLDS' }, {}] });
  });

  it('needs two approvers when two approvals are required', async () => {
    await say('set', '1000', '5000');
    await expect(say('approvers', named, '王建国')).rejects.toThrow('至少要有两位审批人');
    await say('set', '1000');
    await say('approvers', named, '王建国');
    await expect(say('set', '1000', '5000')).rejects.toThrow('至少要有两位审批人');
  });

  it.each([
    [['13800000001'], '每位审批人要写手机和姓名'],
    [['1380000', '王建国'], '不是手机号码'],
    [['13800000001', '王'], '姓名为'],
    [['13800000001', '王建国', '13800000001', '李敏'], '有重复的手机'],
  ])('gets usage help for %j', async (words, sentence) => {
    await expect(say('approvers', ...words)).rejects.toThrow(sentence);
  });
});
