import { newsArticleMachine } from '../../../machines/content/news-article';
import type { Gateway } from '../../effects/gateway/gateway';
import { lazyActor } from '../../effects/late';

export const composeNewsArticle = (gateway: () => Promise<Gateway>, newsId: string) =>
  newsArticleMachine.provide({
    actors: {
      loadItems: lazyActor(async () => {
        const [open, { loadNewsArticleVia }] = await Promise.all([
          gateway(),
          import('../../effects/news/load-news-article'),
        ]);
        return loadNewsArticleVia(open, newsId);
      }),
    },
  });
