/** @module-tag long */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { CODES } from '../../../../contract/wire/envelope';
import { mallProduct } from '../../../../contract/mall/mall';
import { purchaseChange } from '../../../../contract/mall/purchase';
import { purchaseLines, purchaseSums, type PurchaseAnswer } from '../../../../domain/mall/purchase';
import { orderNoInGroups } from '../../../../domain/order/life/number';
import type { MallItem } from '../../../../domain/mall/sheet';
import { bearing } from '../../people/identity/support/person';
import { buying } from '../../trade/modes/mall/support';
import { newMember, type Member } from '../orders/support/enterprise';
import { freshPhone, openTestGateway, type TestGateway } from '../../support/gateway';
import { approvalWorld, GLYCEROL, GLYCOL, type ApprovalWorld } from './approval.world';

const TOLUENE = 'P0012';
const ASH = 'P0083';

let gateway: TestGateway;
let world: ApprovalWorld;
let owner: Member;
beforeAll(async () => {
  gateway = await openTestGateway();
  world = approvalWorld(gateway);
});
afterAll(() => gateway.close());
beforeEach(async () => {
  owner = await newMember(gateway, 'PASS');
});

const change = async (what: object, who = owner) =>
  gateway.post<PurchaseAnswer>(purchaseChange.path, { change: what }, bearing(who.token));
const lines = async () => purchaseLines(await world.sheet(owner));
const lineOf = async (productId: string) => {
  const line = (await lines()).find((one) => one.productId === productId);
  if (!line) throw new Error(`${productId} is not listed`);
  return line;
};
async function listAt(productId: string, city: string, packs: number) {
  const { data } = await gateway.get<MallItem>(`${mallProduct.path}?productId=${productId}`);
  const [pack] = data.packs;
  if (!pack) throw new Error(`${productId} is in no pack`);
  await change({ kind: 'line', productId, pack: pack.form, city, kg: pack.netKg * packs, seenKg: null });
}

describe('list total', () => {
  it('excludes lines this buyer may not order, on the list and for an approver', async () => {
    await world.add(owner, GLYCOL, 10);
    const before = purchaseSums(await world.sheet(owner));
    await world.add(owner, TOLUENE, 20);
    const sheet = await world.sheet(owner);
    expect(purchaseSums(sheet).total).toBe(before.total);
    const phone = freshPhone();
    const { data } = await world.ask(owner, phone);
    const { revision } = await world.passed(data.token, phone);
    expect(revision.sums?.total).toBe(before.total);
    expect(revision.lines.map(({ productId, leftOut }) => [productId, leftOut])).toEqual([
      [GLYCOL, undefined],
      [TOLUENE, 'PAPER_MISSING'],
    ]);
    expect((await world.book(owner)).now).toMatchObject({ total: before.total, lines: 1 });
  });

  it('excludes unticked lines and includes them when ticked again', async () => {
    await world.add(owner, GLYCOL, 10);
    const before = purchaseSums(await world.sheet(owner));
    await world.add(owner, GLYCEROL, 20);
    const both = purchaseSums(await world.sheet(owner));
    const { lineId } = await lineOf(GLYCEROL);
    await change({ kind: 'tick', lineId, isTicked: false });
    expect(purchaseSums(await world.sheet(owner)).total).toBe(before.total);
    await change({ kind: 'tick', lineId, isTicked: true });
    expect(purchaseSums(await world.sheet(owner)).total).toBe(both.total);
  });
});

describe('list lines', () => {
  it('move to another list, except for those already there', async () => {
    await world.add(owner, GLYCOL, 10);
    await world.add(owner, GLYCEROL, 20);
    await change({ kind: 'make', name: '十二月备货' });
    await world.add(owner, GLYCEROL, 5);
    const second = (await world.sheet(owner)).lists.find(({ isOpen }) => isOpen)?.listId;
    await change({ kind: 'open', listId: 'first' });
    const lineIds = (await lines()).map(({ lineId }) => lineId);
    const { data } = await change({ kind: 'move', listId: second, lineIds });
    expect(data.brought).toMatchObject({ taken: 1, left: [] });
    expect(data.brought?.stood).toHaveLength(1);
    expect(purchaseLines(data.sheet).map(({ productId }) => productId)).toEqual([GLYCEROL]);
    await change({ kind: 'open', listId: second });
    expect((await lines()).map(({ productId }) => productId)).toEqual([GLYCEROL, GLYCOL]);
  });

  it('combine in one warehouse when that saves the stated amount to the fen', async () => {
    await change({ kind: 'deliver', way: 'SEND', to: '3201' });
    const { data } = await gateway.get<MallItem>(`${mallProduct.path}?productId=${GLYCOL}`);
    const [one, other] = data.stock.map(({ city }) => city);
    await listAt(GLYCOL, one ?? '', 10);
    await listAt(GLYCOL, other ?? '', 12);
    const before = await world.sheet(owner);
    const from = before.groups.find(({ merge }) => merge !== null);
    expect(from?.merge?.saves).toBeGreaterThan(0);
    const { data: answer } = await change({ kind: 'merge', from: from?.city, to: from?.merge?.to });
    expect(purchaseSums(before).total - purchaseSums(answer.sheet).total).toBe(from?.merge?.saves);
    expect(purchaseLines(answer.sheet).map(({ city, kg }) => [city, kg])).toEqual([
      [from?.merge?.to, purchaseSums(before).kg],
    ]);
  });

  it('return from an order at the current price, naming goods no longer sold', async () => {
    const { quoteOf, send } = buying(gateway);
    await world.add(owner, GLYCOL, 10);
    await world.add(owner, ASH, 32);
    const listed = await lines();
    const glycol = listed.filter(({ productId }) => productId === GLYCOL);
    const wanted = glycol.map(({ productId, pack, kg }) => ({ productId, pack, kg }));
    const asked = { city: glycol[0]?.city ?? '', way: 'SELF' as const, to: '' as const, lines: wanted };
    const { data } = await send(await quoteOf(asked, owner), owner);
    expect((await lines()).map(({ productId }) => productId)).toEqual([ASH]);
    const again = { kind: 'again', orderNo: data.orderNo };
    expect((await change(again)).data.brought).toEqual({ taken: 1, stood: [], left: [] });
    expect((await lineOf(GLYCOL)).kg).toBe(glycol[0]?.kg);
    expect((await change(again)).data.brought).toMatchObject({ taken: 0, stood: [expect.any(String)] });
    const stranger = await newMember(gateway, 'PASS');
    expect((await change(again, stranger)).data).toEqual({ why: 'noOrder' });
    await gateway.database.query('update mall_products set is_withdrawn = true where product_id = $1', [GLYCOL]);
    await gateway.database.query('update mall_catalogue set revision = revision + 1');
    await change({ kind: 'remove', lineId: glycol[0]?.lineId });
    const gone = (await change(again)).data.brought;
    expect(gone).toMatchObject({ taken: 0, stood: [] });
    expect(gone?.left).toHaveLength(1);
  });

  it('are ordered once from two tabs, and again after being listed again', async () => {
    const { quoteOf, send } = buying(gateway);
    await world.add(owner, GLYCEROL, 10);
    const [{ productId, pack, city, kg }] = (await lines()) as [Awaited<ReturnType<typeof lineOf>>];
    const asked = { city, way: 'SELF' as const, to: '' as const, lines: [{ productId, pack, kg }] };
    const [first, second] = [await quoteOf(asked, owner), await quoteOf(asked, owner)];
    const made = await send(first, owner);
    const twice = await send(second, owner);
    expect(twice.code).toBe(CODES.orderRefused);
    expect(twice.message).toContain(orderNoInGroups(made.data.orderNo));
    expect(await lines()).toEqual([]);
    await change({ kind: 'again', orderNo: made.data.orderNo });
    expect((await send(second, owner)).code).toBe(CODES.success);
  });
});
