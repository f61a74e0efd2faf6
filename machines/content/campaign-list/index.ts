export * from './campaign-list.machine';
export * from './campaign-list.types';
export * from './campaign-list.view';
