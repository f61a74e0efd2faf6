import { fromPromise } from 'xstate';

import { newsPage } from '../../../contract/cms';
import { dayAt } from '../../../domain/days';
import type { NewsItem } from '../../../machines/news';
import type { ShelfOutcome } from '../../../machines/support/shelf';
import type { Gateway } from '../gateway/gateway';
import { shelfFailure } from './shelf-failure';

const SHOWN = 5;

export const loadNewsVia = (gateway: Gateway) =>
  fromPromise<ShelfOutcome<NewsItem>, undefined>(async ({ signal }) => {
    const reply = await gateway.call(newsPage, { current: 1, size: SHOWN }, { signal, quiet: true });
    if (reply.kind !== 'done') return shelfFailure(reply);
    const items = reply.data.records.map(({ publishedAt, ...item }) => ({
      ...item,
      publishedOn: dayAt(Date.parse(publishedAt)),
    }));
    return { ok: true, items };
  });
