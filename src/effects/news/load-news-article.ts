import { fromPromise } from 'xstate';

import { newsDetail } from '../../../contract/content/cms';
import { CODES } from '../../../contract/wire/envelope';
import type { NewsArticle } from '../../../machines/content/news-article';
import type { ShelfOutcome } from '../../../machines/support/shelf';
import type { Gateway } from '../gateway/gateway';
import { shelfFailure } from '../home/shelf-failure';
import { withDay } from './dated';

export const loadNewsArticleVia = (gateway: Gateway, newsId: string) =>
  fromPromise<ShelfOutcome<NewsArticle>, undefined>(async ({ signal }) => {
    const reply = await gateway.call(newsDetail, { newsId }, { signal });
    if (reply.kind === 'refused' && reply.code === CODES.notFound) return { ok: true, items: [] };
    return reply.kind === 'done' ? { ok: true, items: [withDay(reply.data)] } : shelfFailure(reply);
  });
