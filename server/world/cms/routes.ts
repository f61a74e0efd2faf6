import { carouselQuery, newsDetail, newsPage } from '../../../contract/content/cms';
import { notFoundFault } from '../../base/http/refusal';
import type { Route } from '../../base/http/route';
import { serve } from '../../base/http/serve';
import type { CmsStore } from './store';

export const cmsRoutes = (store: CmsStore): Route[] => [
  serve(carouselQuery, ({ place }) => store.slides(place)),
  serve(newsPage, (asked) => store.page(asked)),
  serve(newsDetail, async ({ newsId }) => (await store.detail(newsId)) ?? Promise.reject(notFoundFault())),
];
