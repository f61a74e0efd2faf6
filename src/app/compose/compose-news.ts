import { newsListMachine } from '../../../machines/content/news-list';
import type { Gateway } from '../../effects/gateway/gateway';
import { lazyActor } from '../../effects/late';
import type { NewsChoice } from '../../effects/news/load-news-list';

export const composeNewsList = (gateway: () => Promise<Gateway>, choice: NewsChoice | 'most read') =>
  newsListMachine.provide({
    actors: {
      loadItems: lazyActor(async () => {
        const [open, { loadNewsListVia, MOST_READ }] = await Promise.all([
          gateway(),
          import('../../effects/news/load-news-list'),
        ]);
        return loadNewsListVia(open, choice === 'most read' ? MOST_READ : choice);
      }),
    },
  });
