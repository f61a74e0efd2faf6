export * from './booking-search.machine';
export * from './booking-search.types';
export * from './booking-search.view';
