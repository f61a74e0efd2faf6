import { selectShelf, shelfIntents, type ShelfView } from '../../support/shelf';
import type { NewsListActor, NewsListSnapshot } from './news-list.machine';
import type { NewsSheet } from './news-list.types';

export type NewsListView = ShelfView<NewsSheet>;

export const selectNewsList = (snapshot: NewsListSnapshot): NewsListView => selectShelf(snapshot);

export const newsListIntents = (actor: NewsListActor) => shelfIntents(actor);
