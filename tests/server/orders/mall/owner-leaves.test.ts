import { afterAll, beforeAll, expect, it } from 'vitest';

import { closeAccount } from '../../../../contract/people/closing';
import { CODES } from '../../../../contract/wire/envelope';
import type { MallQuery } from '../../../../domain/modes/mall/search';
import { cancelOrder } from '../../../../contract/orders/orders';
import { shareMake, shareOpen } from '../../../../contract/mall/share';
import type { HouseCase } from '../../../../domain/house/case';
import { briefOf } from '../../../support/modes/gateway-case';
import { bearing, RIGHT } from '../../people/identity/support/person';
import { buying } from '../../trade/modes/mall/support';
import { newMember } from '../orders/support/enterprise';
import { colleague } from '../../people/staff/support/staff';
import { freshPhone, openTestGateway, type TestGateway } from '../../support/gateway';
import { approvalWorld, GLYCOL } from './approval.world';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

it('7.11.15 account deletion of the owner ends approval links and keeps given approvals on record', async () => {
  const [world, shop] = [approvalWorld(gateway), buying(gateway)];
  const owner = await newMember(gateway, 'PASS');
  await world.add(owner, GLYCOL, 10);
  const [group] = (await world.sheet(owner)).groups;
  const [line] = group?.lines ?? [];
  if (!group || !line) throw new Error('nothing is listed');
  const [agreeing, waiting] = [freshPhone(), freshPhone()];
  const decided = (await world.ask(owner, agreeing)).data.token;
  const { hash } = await world.passed(decided, agreeing);
  await world.decide(decided, hash);
  const { pack, kg } = line;
  const asked: MallQuery = { city: group.city, way: 'SELF', to: '', lines: [{ productId: GLYCOL, pack, kg }] };
  const { orderNo, reply } = await shop.ordered(asked, owner);
  expect(orderNo, JSON.stringify(reply)).not.toBe('');
  const { cancelFee } = await briefOf(gateway, owner.token, orderNo);
  await gateway.post(
    cancelOrder.path.replace(':orderNo', orderNo),
    { reason: '1', shownFee: cancelFee },
    bearing(owner.token),
  );

  await world.add(owner, GLYCOL, 10);
  const open = (await world.ask(owner, waiting)).data.token;
  const shared = (
    await gateway.post<{ token: string }>(shareMake.path, { show: 'ALL', needsLogin: false }, bearing(owner.token))
  ).data.token;
  const links = async () => [
    (await gateway.post(shareOpen.path, { token: shared })).code,
    (await world.open(open)).code,
    (await world.open(decided)).code,
  ];
  expect((await links()).slice(0, 2)).toEqual([CODES.success, CODES.success]);

  expect(await gateway.post(closeAccount.path, { password: RIGHT }, bearing(owner.token))).toMatchObject({
    code: CODES.success,
  });
  expect(await links()).toEqual([CODES.linkGone, CODES.linkGone, CODES.linkGone]);
  const reviewer = await colleague(gateway, 'reviewer');
  const { notes } = (await gateway.post<HouseCase>(`/api-desk/case/${orderNo}`, {}, reviewer.as)).data;
  expect(notes.find(({ name }) => name === '采购审批')?.said).toContain('王建国');
  expect(
    await gateway.database.query('select decided_by as "by" from purchase_approvals where decision is not null'),
  ).toEqual([{ by: '王建国' }]);
});
