import { expect, it } from 'vitest';

import { draftList } from '../../contract/orders/orders';
import { EVERY_ORDER, type OrderQuery } from '../../domain/order/life/order-query';
import { CODES } from '../../contract/wire/envelope';
import { ordersSheet } from '../../src/copy/orders/orders-sheet';
import { centerOrderCallsVia } from '../../src/effects/user-center/center-orders';
import { outcomeOf } from './home/support';
import { ORDER } from '../support/plans/order/orders';
import { done, fakeGateway, refused } from './support/fake-line';

const ASKED: OrderQuery = { ...EVERY_ORDER, words: '甲醇', stage: 'TODO', page: 3 };

it('the member center fails the order list when the drafts beside it fail', async () => {
  const { gateway } = fakeGateway(({ url }) =>
    url?.includes(draftList.path) ? refused(CODES.tooMany) : done({ records: [], total: 0, current: 1, size: 10 }),
  );
  expect(await outcomeOf(centerOrderCallsVia(gateway, ordersSheet).loadOrders, ASKED)).toMatchObject({ ok: false });
});

it('the member center parses each order by its own mode, loaded with the first of them', async () => {
  const { org, dst, etd: leavesAt, eta: arrivesAt, ...rest } = ORDER;
  const brief = { ...rest, org, dst, leavesAt, arrivesAt, supplier: null };
  const bag = { ship: '', vessel: '', voyage: '' };
  const records = [
    { ...brief, mode: 'DGD', orderNo: 'DG2611207K3M9Q', detail: { service: 1, nonsense: true } },
    { ...brief, mode: 'ENQ', orderNo: 'EQ2611207K3M9Q', detail: bag },
  ];
  const { gateway } = fakeGateway(({ url }) =>
    done(url?.includes(draftList.path) ? [] : { records, total: 2, current: 1, size: 10 }),
  );
  const outcome = await outcomeOf(centerOrderCallsVia(gateway, ordersSheet).loadOrders, ASKED);
  expect(outcome).toMatchObject({ ok: true, total: 2, orders: [{ mode: 'DGD' }, { mode: 'ENQ' }] });
  expect(JSON.stringify(outcome), 'what cannot be read is left out').not.toContain('nonsense');
});
