import { fromPromise } from 'xstate';

import { priceMinimum } from '../../../contract/offers/market';
import type { LowestPrice } from '../../../machines/booking/lowest-prices';
import type { ShelfOutcome } from '../../../machines/support/shelf';
import type { Gateway } from '../gateway/gateway';
import { shelfFailure } from './shelf-failure';

const priceRange = ([least = 0, most = least]: readonly number[]) => [least, most] as const;

export const loadPricesVia = (gateway: Gateway) =>
  fromPromise<ShelfOutcome<LowestPrice>, undefined>(async ({ signal }) => {
    const reply = await gateway.call(priceMinimum, { isDanger: 'Y', boxType: '20GP' }, { signal });
    if (reply.kind !== 'done') return shelfFailure(reply);
    const items = reply.data.records.map((price) => ({ ...price, transitDays: priceRange(price.transitDays) }));
    return { ok: true, items };
  });
