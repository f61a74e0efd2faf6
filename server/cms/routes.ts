import { carouselQuery, newsDetail, newsPage } from '../../contract/cms';
import { notFound } from '../http/refusal';
import type { Route } from '../http/route';
import { serve } from '../http/serve';
import type { CmsStore } from './store';

export const cmsRoutes = (store: CmsStore): Route[] => [
  serve(carouselQuery, ({ place }) => store.slides(place)),
  serve(newsPage, (asked) => store.page(asked)),
  serve(newsDetail, async ({ newsId }) => (await store.detail(newsId)) ?? Promise.reject(notFound())),
];
