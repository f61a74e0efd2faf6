import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { CODES } from '../../../../contract/wire/envelope';
import { approvalAsk, approvalBook } from '../../../../contract/mall/approval';
import { mallProduct } from '../../../../contract/mall/mall';
import { purchaseChange } from '../../../../contract/mall/purchase';
import { shareLinks, shareMake } from '../../../../contract/mall/share';
import type { ApprovalBook } from '../../../../domain/mall/approval';
import { MOST_LISTS, type OpenList } from '../../../../domain/mall/lists';
import { purchaseLines, type PurchaseAnswer } from '../../../../domain/mall/purchase';
import { buying } from '../../trade/modes/mall/support';
import { wantedOf } from '../../trade/modes/support/mall';
import type { MallItem } from '../../../../domain/mall/sheet';
import { bearing } from '../../people/identity/support/person';
import { newMember, type Member } from '../orders/support/enterprise';
import { freshPhone, openTestGateway, type TestGateway } from '../../support/gateway';
import { approvalWorld, GLYCEROL, GLYCOL, type ApprovalWorld } from './approval.world';

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
  await world.add(owner, GLYCOL, 10);
});

const change = (what: object, listId?: string, who = owner) =>
  gateway.post<PurchaseAnswer>(purchaseChange.path, { change: what, listId }, bearing(who.token));
const lists = async () => (await world.sheet(owner)).lists;
const openNow = async () => (await lists()).find(({ isOpen }) => isOpen);
const goods = async () => purchaseLines(await world.sheet(owner)).map(({ productId }) => productId);

/** Creates a second list with glycerol and reopens the first. */
async function withSecond() {
  await change({ kind: 'make', name: '十二月备货' });
  await world.add(owner, GLYCEROL, 20);
  const second = (await openNow())?.listId ?? '';
  await change({ kind: 'open', listId: 'first' });
  return second;
}

describe('named lists of a person', () => {
  it('keep the open approval link of one list when another is sent, and lose it when sent again', async () => {
    await world.ask(owner);
    const second = await withSecond();
    await change({ kind: 'open', listId: second });
    await world.ask(owner);
    await change({ kind: 'open', listId: 'first' });
    await world.ask(owner);
    const kept = await gateway.database.query(
      `select list_id as "listId", revoked_at is not null as "isRevoked"
         from purchase_approvals where user_id = $1 order by list_id = 'first', revoked_at is null`,
      [owner.userId],
    );
    expect(kept).toEqual([
      { listId: second, isRevoked: false },
      { listId: 'first', isRevoked: true },
      { listId: 'first', isRevoked: false },
    ]);
  });

  it('are created, opened, renamed, copied with their prices, and deleted', async () => {
    const { held } = await world.sheet(owner);
    gateway.clock.advance(60_000);
    const { data } = await change({ kind: 'make', name: ' 十二月备货 ' });
    expect(data.sheet).toMatchObject({ groups: [], held: null });
    expect(data.sheet.lists).toMatchObject([
      { listId: 'first', name: '采购单', lines: 1, isOpen: false },
      { name: '十二月备货', lines: 0, isOpen: true },
    ]);
    await world.add(owner, GLYCEROL, 20);
    expect(await goods(), 'what is bought goes onto the open one').toEqual([GLYCEROL]);
    await change({ kind: 'open', listId: 'first' });
    expect(await goods()).toEqual([GLYCOL]);
    gateway.clock.advance(60_000);
    await change({ kind: 'copy', name: '备份' });
    expect((await world.sheet(owner)).held, 'no longer than the first').toEqual(held);
    await change({ kind: 'rename', name: '年底备货' });
    expect((await lists()).map(({ name, lines }) => [name, lines])).toEqual([
      ['采购单', 1],
      ['十二月备货', 1],
      ['年底备货', 1],
    ]);
    await change({ kind: 'drop' });
    expect((await openNow())?.name, 'the one before').toBe('十二月备货');
  });

  it('are limited to ten with unique names, and the last one stays', async () => {
    expect(await change({ kind: 'drop' })).toMatchObject({ code: CODES.moveRefused, data: { why: 'moved' } });
    for (let at = 1; at < MOST_LISTS; at += 1) await change({ kind: 'make', name: `工地 ${at}` });
    for (const kind of ['make', 'copy'])
      expect(await change({ kind, name: '再一张' })).toMatchObject({
        data: { why: 'lists' },
        message: '最多 10 张采购单，请先删除一张',
      });
    expect(await change({ kind: 'rename', name: '工地 1' })).toMatchObject({ data: { why: 'named' } });
    expect((await change({ kind: 'rename', name: '工地 9' })).code, 'its own name is no other’s').toBe(CODES.success);
    expect((await change({ kind: 'rename', name: '名'.repeat(21) })).code).toBe(CODES.badRequest);
    expect((await change({ kind: 'make', name: '   ' })).code).toBe(CODES.badRequest);
  });

  it('are created once by fifty parallel requests', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => change({ kind: 'make', name: '十二月备货' })));
    expect(answers.filter(({ code }) => code === CODES.success)).toHaveLength(1);
    expect(await lists()).toHaveLength(2);
  });

  it('keep their lines when fifty parallel requests switch between them', async () => {
    const second = await withSecond();
    await Promise.all(
      Array.from({ length: 50 }, (_, at) => change({ kind: 'open', listId: at % 2 ? second : 'first' })),
    );
    expect((await lists()).map(({ lines }) => lines)).toEqual([1, 1]);
    await change({ kind: 'open', listId: second });
    expect(await goods()).toEqual([GLYCEROL]);
  });

  it('reject changes from a page that shows another than the open list', async () => {
    const second = await withSecond();
    await change({ kind: 'open', listId: second });
    const [line] = purchaseLines(await world.sheet(owner));
    for (const what of [
      { kind: 'remove', lineId: line?.lineId },
      { kind: 'drop' },
      { kind: 'rename', name: '另一个' },
      { kind: 'renew' },
      { kind: 'deliver', way: 'SEND', to: '3301' },
    ])
      expect(await change(what, 'first')).toMatchObject({ code: CODES.moveRefused, data: { why: 'moved' } });
    expect(await goods()).toEqual([GLYCEROL]);
    expect((await change({ kind: 'drop' }, second)).code).toBe(CODES.success);
    expect((await change({ kind: 'drop' }, second)).data, 'once').toMatchObject({ why: 'moved' });
  });

  it('are named on a product page when there are several, with the open one', async () => {
    const product = `${mallProduct.path}?productId=${GLYCEROL}`;
    const openList = async () => (await gateway.get<MallItem>(product, bearing(owner.token))).data.openList;
    expect(await openList(), 'of one').toBeNull();
    const second = await withSecond();
    expect(await openList()).toEqual({ listId: 'first', name: '采购单' });
    expect((await gateway.get<MallItem>(product)).data.openList, 'of nobody').toBeNull();
    const [line] = purchaseLines(await world.sheet(owner));
    const again = {
      kind: 'line',
      productId: GLYCOL,
      pack: line?.sold.form,
      city: line?.city,
      kg: line?.kg,
      seenKg: null,
    };
    expect(await change(again, second)).toMatchObject({
      data: { why: 'moved', open: { listId: 'first', name: '采购单' } },
    });
    expect((await change(again, 'first')).code).toBe(CODES.success);
  });

  it('are inaccessible to others', async () => {
    const second = await withSecond();
    const other = await newMember(gateway, 'PASS');
    expect(await change({ kind: 'open', listId: second }, undefined, other)).toMatchObject({ data: { why: 'moved' } });
  });
});

describe('outgoing list', () => {
  it('is shared only if it is still the open one', async () => {
    const second = await withSecond();
    const { open } = (await gateway.get<{ open: OpenList }>(shareLinks.path, bearing(owner.token))).data;
    expect(open).toEqual({ listId: 'first', name: '采购单' });
    const share = (listId: string) =>
      gateway.post<{ links: unknown[] }>(
        shareMake.path,
        { show: 'ALL', needsLogin: false, listId },
        bearing(owner.token),
      );
    expect(await share(second)).toMatchObject({ code: CODES.moveRefused, data: { why: 'moved' } });
    expect((await share(open.listId)).data.links).toHaveLength(1);
    expect((await share('x'.repeat(33))).code).toBe(CODES.badRequest);
  });

  it('is sent for approval only if lines and open list are as seen', async () => {
    const book = async () => (await gateway.get<ApprovalBook>(approvalBook.path, bearing(owner.token))).data;
    const send = (hash: string | undefined) =>
      gateway.post<{ book: ApprovalBook }>(
        approvalAsk.path,
        { approver: '王财务', phone: freshPhone(), hash },
        bearing(owner.token),
      );
    const seen = (await book()).now?.hash;
    const second = await withSecond();
    await change({ kind: 'open', listId: second });
    expect(await send(seen), 'another list').toMatchObject({ code: CODES.moveRefused, data: { why: 'moved' } });
    await change({ kind: 'open', listId: 'first' });
    await world.add(owner, GLYCEROL, 20);
    expect(await send(seen), 'another line').toMatchObject({ data: { why: 'moved' } });
    expect((await book()).approvals).toEqual([]);
    expect((await send((await book()).now?.hash)).data.book.approvals).toHaveLength(1);
    expect((await send('x'.repeat(65))).code).toBe(CODES.badRequest);
  });

  it('is ordered from its own list when another was opened meanwhile', async () => {
    const asked = await wantedOf(gateway, GLYCOL, 10);
    const [line] = purchaseLines(await world.sheet(owner));
    expect(asked.lines[0]).toMatchObject({ productId: line?.productId, kg: line?.kg });
    await change({ kind: 'make', name: '十二月备货' });
    expect((await buying(gateway).ordered({ ...asked, city: line?.city ?? '' }, owner)).orderNo).not.toBe('');
    expect((await lists()).map(({ lines }) => lines)).toEqual([0, 0]);
  });

  it('is approved as sent, although another list is open now', async () => {
    const phone = freshPhone();
    const { token } = (await world.ask(owner, phone)).data;
    const { hash } = await world.passed(token, phone);
    await withSecond().then((second) => change({ kind: 'open', listId: second }));
    expect((await world.book(owner)).approvals, 'none was asked for this one').toEqual([]);
    const { sight } = (await world.decide(token, hash)).data;
    expect(sight).toMatchObject({ changed: null, decided: { decision: 'APPROVED' } });
    const other = await world.ask(owner, freshPhone());
    expect(other.code).toBe(CODES.success);
    await change({ kind: 'open', listId: 'first' });
    const { approvals, trail } = await world.book(owner);
    expect(approvals.map(({ standing }) => standing)).toEqual(['HOLDS']);
    expect(trail.brokenAt).toBeNull();
  });

  it('can no longer be approved once the list is deleted', async () => {
    const phone = freshPhone();
    const { token } = (await world.ask(owner, phone)).data;
    const { hash } = await world.passed(token, phone);
    await withSecond();
    await change({ kind: 'drop' });
    const { sight } = (await world.decide(token, hash)).data;
    expect(sight).toMatchObject({ changed: { total: 0, kg: 0 }, decided: null });
  });
});
