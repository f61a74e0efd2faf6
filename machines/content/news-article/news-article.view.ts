import { selectShelf, shelfIntents, type ShelfView } from '../../support/shelf';
import type { NewsArticleActor, NewsArticleSnapshot } from './news-article.machine';
import type { NewsArticle } from './news-article.types';

export type NewsArticleView = ShelfView<NewsArticle>;

export const selectNewsArticle = (snapshot: NewsArticleSnapshot): NewsArticleView => selectShelf(snapshot);

export const newsArticleIntents = (actor: NewsArticleActor) => shelfIntents(actor);
