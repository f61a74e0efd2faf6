import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { cancelOrder } from '../../../../contract/orders/orders';
import { orderDocument } from '../../../../contract/orders/pages';
import type { HouseCase } from '../../../../domain/house/case';
import type { MallReceipt } from '../../../../domain/modes/mall/receipt';
import type { MallQuery } from '../../../../domain/modes/mall/search';
import type { OrderBrief } from '../../../../domain/order/receipt/brief';
import { briefOf } from '../../../support/modes/gateway-case';
import { bearing } from '../../people/identity/support/person';
import { buying } from '../../trade/modes/mall/support';
import { newMember, type Member } from '../orders/support/enterprise';
import { colleague, type Colleague } from '../../people/staff/support/staff';
import { freshPhone, openTestGateway, type TestGateway } from '../../support/gateway';
import { approvalWorld, GLYCEROL, GLYCOL, type ApprovalWorld } from './approval.world';

const DAY = 24 * 3_600_000;

let gateway: TestGateway;
let world: ApprovalWorld;
let shop: ReturnType<typeof buying>;
let reviewer: Colleague;
let owner: Member;
beforeAll(async () => {
  gateway = await openTestGateway();
  world = approvalWorld(gateway);
  shop = buying(gateway);
  reviewer = await colleague(gateway, 'reviewer');
});
afterAll(() => gateway.close());
beforeEach(async () => {
  owner = await newMember(gateway, 'PASS');
});

async function list(productId: string, packs: number): Promise<MallQuery> {
  await world.add(owner, productId, packs);
  const [group] = (await world.sheet(owner)).groups.filter(({ lines }) =>
    lines.some((line) => line.productId === productId),
  );
  const line = group?.lines.find((one) => one.productId === productId);
  if (!group || !line) throw new Error(`${productId} is not listed`);
  const { pack, kg } = line;
  return { city: group.city, way: 'SELF', to: '', lines: [{ productId, pack, kg }] };
}

async function agreedTo(signature: object = { kind: 'TYPED' }): Promise<string> {
  const phone = freshPhone();
  const { token } = (await world.ask(owner, phone)).data;
  const { hash } = await world.passed(token, phone);
  await world.decide(token, hash, { decision: 'APPROVED', signature });
  return hash;
}

const approvedIn = async (orderNo: string) =>
  ((await briefOf(gateway, owner.token, orderNo)) as unknown as OrderBrief<MallReceipt>).detail.approved;
const standing = async () => (await world.book(owner)).approvals[0];
const order = async (asked: MallQuery) => {
  const { orderNo, reply } = await shop.ordered(asked, owner);
  expect(orderNo, JSON.stringify(reply)).not.toBe('');
  return orderNo;
};

describe('order of an approved list', () => {
  it('shows approver, time, revision and signature on its page, its print and at the desk', async () => {
    const asked = await list(GLYCOL, 10);
    const revision = await agreedTo();
    const at = new Date(gateway.clock.now()).toISOString();
    const orderNo = await order(asked);
    expect(await approvedIn(orderNo)).toEqual({ by: '王建国', at, revision, signature: 'TYPED' });
    const path = orderDocument.path.replace(':orderNo', orderNo).replace(':kind', 'bookingNote');
    const { html } = (await gateway.get<{ html: string }>(path, bearing(owner.token))).data;
    for (const said of ['审批人', '王建国', revision.slice(0, 12), '键入姓名']) expect(html).toContain(said);
    const { notes } = (await gateway.post<HouseCase>(`/api-desk/case/${orderNo}`, {}, reviewer.as)).data;
    expect(notes.find(({ name }) => name === '采购审批')?.said).toContain(`同意的版本 ${revision.slice(0, 12)}`);
    expect(await standing()).toMatchObject({ standing: 'ORDERED' });
  });

  it('is a complete line of the audit trail, and refers to no approval if it had none', async () => {
    const asked = await list(GLYCOL, 10);
    await order(asked);
    await list(GLYCOL, 10);
    await agreedTo();
    const orderNo = await order(asked);
    const { lines, brokenAt } = (await world.book(owner)).trail;
    expect(lines.filter(({ what }) => what === 'ORDERED')).toMatchObject([{ who: 'owner' }]);
    expect(lines[0], 'the newest first').toMatchObject({ what: 'ORDERED' });
    expect(brokenAt).toBeNull();
    const trail = { what: 'ORDERED', said: orderNo };
    const [kept] = await gateway.database.query(
      `select what, said from purchase_trail t join users u on u.id = t.user_id
        where u.phone = $1 and what = 'ORDERED'`,
      [owner.phone],
    );
    expect(kept).toEqual(trail);
    await gateway.database.query("update purchase_trail set said = 'ML000000000000' where said = $1", [orderNo]);
    expect((await world.book(owner)).trail.brokenAt, 'an order written over is told').toBe(lines[0]?.seq);
  });

  it('shows no approval when there is none, it is of another’s list, or the list changed since', async () => {
    const asked = await list(GLYCOL, 10);
    expect(await approvedIn(await order(asked))).toBeUndefined();
    const first = owner;
    await list(GLYCOL, 10);
    await agreedTo();
    owner = await newMember(gateway, 'PASS', first.enterpriseId);
    expect(await approvedIn(await order(await list(GLYCOL, 10)))).toBeUndefined();
    await list(GLYCOL, 10);
    await agreedTo();
    await list(GLYCEROL, 20);
    expect(await approvedIn(await order(asked)), 'a line more').toBeUndefined();
  });

  it('shows no approval after seven days, nor one that was altered in the database', async () => {
    const asked = await list(GLYCOL, 10);
    await agreedTo();
    gateway.clock.advance(7 * DAY);
    await world.change(owner, { kind: 'renew' });
    expect(await approvedIn(await order(asked))).toBeUndefined();
    await list(GLYCOL, 10);
    await agreedTo();
    await gateway.database.query(`update purchase_approvals set decided_by = '张三' where user_id = $1`, [
      owner.userId,
    ]);
    expect(await approvedIn(await order(asked))).toBeUndefined();
  });

  it('from one warehouse leaves the approval to the other, once per line', async () => {
    const [glycol, glycerol] = [await list(GLYCOL, 10), await list(GLYCEROL, 20)];
    const revision = await agreedTo();
    const first = await order(glycol);
    expect(await standing()).toMatchObject({ standing: 'HOLDS', ordered: expect.any(Number) as number });
    await list(GLYCOL, 10);
    expect(await standing(), 'ordered and listed anew').toMatchObject({ standing: 'CHANGED' });
    expect(await approvedIn(await order(glycol)), 'the same goods a second time').toBeUndefined();
    const second = await order(glycerol);
    expect(await approvedIn(second)).toMatchObject({ revision });
    expect(await approvedIn(first)).toMatchObject({ revision });
  });

  it('that is cancelled frees its part of the approval and still names it', async () => {
    const asked = await list(GLYCOL, 10);
    const revision = await agreedTo();
    const first = await order(asked);
    const { cancelFee } = await briefOf(gateway, owner.token, first);
    await gateway.post(
      cancelOrder.path.replace(':orderNo', first),
      { reason: '1', shownFee: cancelFee },
      bearing(owner.token),
    );
    await list(GLYCOL, 10);
    expect(await standing()).toMatchObject({ standing: 'HOLDS', ordered: 0 });
    const second = await order(asked);
    expect([await approvedIn(first), await approvedIn(second)]).toMatchObject([{ revision }, { revision }]);
  });
});
