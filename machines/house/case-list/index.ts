export * from './case-list.machine';
export * from './case-list.types';
export * from './case-list.view';
