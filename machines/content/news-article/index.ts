export * from './news-article.machine';
export * from './news-article.types';
export * from './news-article.view';
