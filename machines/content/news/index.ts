export * from './news.machine';
export * from './news.types';
export * from './news.view';
