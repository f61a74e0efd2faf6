import { fromPromise } from 'xstate';

import { MOST_READ_NEWS, NEWEST_NEWS, newsPage, type NewsOrder } from '../../../contract/content/cms';
import type { NewsType } from '../../../domain/content/news';
import type { NewsSheet } from '../../../machines/content/news-list';
import type { ShelfOutcome } from '../../../machines/support/shelf';
import type { Gateway } from '../gateway/gateway';
import { shelfFailure } from '../home/shelf-failure';
import { withDay } from './dated';

/** Page of the list; null type means all news. */
export type NewsChoice = { type: NewsType | null; page: number };

export const MOST_READ = { type: null, page: 1, size: MOST_READ_NEWS.size, order: MOST_READ_NEWS.order };

type NewsQuery = NewsChoice & { size?: number; order?: NewsOrder };

export const loadNewsListVia = (gateway: Gateway, { type, page, size = NEWEST_NEWS.size, order }: NewsQuery) =>
  fromPromise<ShelfOutcome<NewsSheet>, undefined>(async ({ signal }) => {
    const request = { current: page, size, ...(type && { type }), ...(order && { order }) };
    const reply = await gateway.call(newsPage, request, { signal });
    if (reply.kind !== 'done') return shelfFailure(reply);
    const { records, total } = reply.data;
    if (records.length === 0) return { ok: true, items: [] };
    return { ok: true, items: [{ items: records.map(withDay), total, pages: Math.ceil(total / size) }] };
  });
