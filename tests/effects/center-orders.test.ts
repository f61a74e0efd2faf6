import { expect, it } from 'vitest';

import { draftList } from '../../contract/orders';
import { CODES } from '../../contract/envelope';
import { centerOrderCallsVia } from '../../src/effects/user-center/center-orders';
import { outcomeOf } from './home/support';
import { done, fakeGateway, refused } from './support/fake-line';

it('orders are not listed as all there is where the drafts beside them did not come', async () => {
  const { gateway } = fakeGateway(({ url }) =>
    url?.includes(draftList.path) ? refused(CODES.tooMany) : done({ records: [], total: 0, current: 1, size: 10 }),
  );
  expect(await outcomeOf(centerOrderCallsVia(gateway).loadOrders, undefined)).toMatchObject({ ok: false });
});
