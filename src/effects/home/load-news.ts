import { fromPromise } from 'xstate';

import { newsPage } from '../../../contract/content/cms';
import type { NewsItem } from '../../../machines/content/news';
import type { ShelfOutcome } from '../../../machines/support/shelf';
import type { Gateway } from '../gateway/gateway';
import { withDay } from '../news/dated';
import { shelfFailure } from './shelf-failure';

const SHOWN = 5;

export const loadNewsVia = (gateway: Gateway) =>
  fromPromise<ShelfOutcome<NewsItem>, undefined>(async ({ signal }) => {
    const reply = await gateway.call(newsPage, { current: 1, size: SHOWN }, { signal });
    if (reply.kind !== 'done') return shelfFailure(reply);
    return { ok: true, items: reply.data.records.map(withDay) };
  });
