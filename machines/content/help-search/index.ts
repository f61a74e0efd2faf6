export * from './help-search.machine';
export * from './help-search.types';
export * from './help-search.view';
