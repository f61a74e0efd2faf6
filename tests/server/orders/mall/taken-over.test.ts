import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { CODES } from '../../../../contract/wire/envelope';
import { purchaseChange } from '../../../../contract/mall/purchase';
import { shareImport, shareMake, shareOpen } from '../../../../contract/mall/share';
import type { ListSummary } from '../../../../domain/mall/lists';
import type { PurchaseAnswer } from '../../../../domain/mall/purchase';
import type { ImportedList } from '../../../../domain/mall/share';
import { bearing } from '../../people/identity/support/person';
import { newMember, type Member } from '../orders/support/enterprise';
import { openTestGateway, type TestGateway } from '../../support/gateway';
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

const change = (what: object, who = owner) =>
  gateway.post<PurchaseAnswer>(purchaseChange.path, { change: what }, bearing(who.token));
const lists = async (who = owner) => (await world.sheet(who)).lists;

describe('import onto a list', () => {
  const shared = async () => {
    const sender = await newMember(gateway, 'PASS');
    await world.add(sender, GLYCEROL, 4);
    const asked = { show: 'ALL', needsLogin: false };
    return (await gateway.post<{ token: string }>(shareMake.path, asked, bearing(sender.token))).data.token;
  };
  const take = (token: string, listId?: string, who = owner) =>
    gateway.post<ImportedList>(shareImport.path, { token, listId }, bearing(who.token));
  const toldTo = async (token: string, who?: Member) =>
    (await gateway.post<{ lists: ListSummary[] }>(shareOpen.path, { token }, who && bearing(who.token))).data.lists;

  it('goes to the list named by the page, whichever is open now', async () => {
    const token = await shared();
    await change({ kind: 'make', name: '年底备货' });
    const named = (await toldTo(token, owner)).find(({ isOpen }) => isOpen)?.listId ?? '';
    await change({ kind: 'open', listId: 'first' });
    expect((await take(token, named)).data).toMatchObject({ list: { listId: named, name: '年底备货' }, taken: 1 });
    expect((await lists()).map(({ name, lines, isOpen }) => [name, lines, isOpen])).toEqual([
      ['采购单', 1, false],
      ['年底备货', 1, true],
    ]);
    await Promise.all(Array.from({ length: 50 }, (_, at) => take(token, at % 2 === 0 ? named : 'first')));
    expect(
      (await lists()).map(({ lines }) => lines),
      'once each, however they were opened in turn',
    ).toEqual([2, 1]);
  });

  it('is refused when that list was deleted or is another’s, and writes nothing', async () => {
    const token = await shared();
    await change({ kind: 'make', name: '十二月备货' });
    const second = (await toldTo(token, owner)).find(({ isOpen }) => isOpen)?.listId ?? '';
    await change({ kind: 'drop' });
    const before = await lists();
    expect(await take(token, second)).toMatchObject({
      code: CODES.moveRefused,
      data: { why: 'moved', open: { listId: 'first' } },
    });
    expect(await lists()).toEqual(before);
    const other = await newMember(gateway, 'PASS');
    await change({ kind: 'make', name: '别人的' }, other);
    const theirs = (await toldTo(token, other)).find(({ isOpen }) => isOpen)?.listId;
    expect(await take(token, theirs), 'a list of another').toMatchObject({ data: { why: 'moved' } });
    expect((await take(token, 'x'.repeat(33))).code).toBe(CODES.badRequest);
    expect(await lists()).toEqual(before);
  });

  it('offers lists to their owner only', async () => {
    const token = await shared();
    expect(await toldTo(token)).toEqual([]);
    expect(await toldTo(token, owner)).toEqual([{ listId: 'first', name: '采购单', lines: 1, isOpen: true }]);
  });
});
