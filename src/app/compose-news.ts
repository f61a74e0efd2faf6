import { newsArticleMachine } from '../../machines/news-article';
import { newsListMachine } from '../../machines/news-list';
import { late } from '../effects/late';
import type { NewsChoice } from '../effects/news/load-news-list';
import type { Calls } from './calls';

export const composeNewsList = (calls: () => Promise<Calls>, choice: NewsChoice) =>
  newsListMachine.provide({
    actors: {
      loadItems: late(async () => {
        const [{ gateway }, { loadNewsListVia }] = await Promise.all([
          calls(),
          import('../effects/news/load-news-list'),
        ]);
        return loadNewsListVia(gateway, choice);
      }),
    },
  });

export const composeNewsArticle = (calls: () => Promise<Calls>, newsId: string) =>
  newsArticleMachine.provide({
    actors: {
      loadItems: late(async () => {
        const [{ gateway }, { loadNewsArticleVia }] = await Promise.all([
          calls(),
          import('../effects/news/load-news-article'),
        ]);
        return loadNewsArticleVia(gateway, newsId);
      }),
    },
  });
