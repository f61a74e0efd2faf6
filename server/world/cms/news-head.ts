import { routePath } from '../../../domain/routes';
import { type PageHead, breadcrumbList, siteTitle } from '../../base/site/page-head';
import type { CmsStore } from './store';

export const addressOfNews = (newsId: string): string => `${routePath('newsDetail')}/${newsId}`;

/** Head data of an article. Unpublished ones are not indexed. */
export const newsHead =
  (store: Pick<CmsStore, 'told'>, origin = '') =>
  async ({ id }: { id: string | null }): Promise<PageHead> => {
    const told = id === null ? undefined : await store.told(id);
    if (!told) return { isHidden: true };
    const { newsId, title, summary, source, publishedAt } = told;
    const address = addressOfNews(newsId);
    return {
      title: siteTitle(title),
      description: summary,
      canonical: `${origin}${address}`,
      data: [
        {
          '@type': 'NewsArticle',
          headline: title,
          description: summary,
          url: `${origin}${address}`,
          inLanguage: 'zh-CN',
          datePublished: publishedAt,
          author: { '@type': 'Organization', name: source },
        },
        breadcrumbList(origin, [
          ['新闻资讯', routePath('news')],
          [title, address],
        ]),
      ],
    };
  };
