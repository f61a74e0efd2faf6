export * from './sailing-search.machine';
export * from './sailing-search.types';
export * from './sailing-search.view';
