import { selectShelf, shelfIntents, type ShelfView } from '../../support/shelf';
import type { NewsActor, NewsSnapshot } from './news.machine';
import type { NewsItem } from './news.types';

export type NewsView = ShelfView<NewsItem>;

export const selectNews = (snapshot: NewsSnapshot): NewsView => selectShelf(snapshot);

export const newsIntents = (actor: NewsActor) => shelfIntents(actor);
