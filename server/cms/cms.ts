import { MOST_READ_NEWS, NEWEST_NEWS, newsPage } from '../../contract/cms';
import { askedAs, type HandedOver } from '../../contract/handed-over';
import { type Day, dayAt, daysAfter, momentOf } from '../../domain/values/days';
import type { Clock } from '../clock';
import type { Database } from '../database/database';
import { ARTICLES } from './articles';
import { GUIDES } from './guides';
import { newsFeed } from './feed';
import { cmsRoutes } from './routes';
import { SLIDES } from './slides';
import { type CmsStore, createCmsStore } from './store';

/** An office publishes in the morning. */
const PUBLISHED_AT = 9;

export type CmsDeps = { database: Database; clock: Clock; siteOrigin: string | undefined };

/** From then on the table is the editors': no release adds to it. */
async function publishFirst(store: CmsStore, today: Day): Promise<void> {
  if (!(await store.isEmpty())) return;
  for (const { daysAgo, ...article } of [...ARTICLES, ...GUIDES]) {
    const publishedAt = new Date(momentOf(daysAfter(today, -daysAgo), PUBLISHED_AT));
    await store.publish({ ...article, publishedAt });
  }
}

/** News and slides. A fresh installation starts with some, dated back from today so that none looks forgotten. */
export async function createCms({ database, clock, siteOrigin }: CmsDeps) {
  const store = createCmsStore(database);
  await database.tx((inside) => publishFirst(createCmsStore(inside), dayAt(clock.now())));
  for (const [position, slide] of SLIDES.entries()) await store.show(slide, 'home', position);
  return {
    routes: [...cmsRoutes(store), newsFeed(store, siteOrigin)],
    hasArticle: (newsId: string) => store.has(newsId),
    /** What the page of the news would ask for first. */
    firstNews: async (): Promise<HandedOver> => {
      const [newest, mostRead] = await Promise.all([NEWEST_NEWS, MOST_READ_NEWS].map((asked) => store.page(asked)));
      return { [askedAs(newsPage, NEWEST_NEWS)]: newest, [askedAs(newsPage, MOST_READ_NEWS)]: mostRead };
    },
  };
}
