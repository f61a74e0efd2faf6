export * from './content-list.machine';
export * from './content-list.types';
export * from './content-list.view';
