export * from './news-list.machine';
export * from './news-list.types';
export * from './news-list.view';
