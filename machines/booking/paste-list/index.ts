export * from './paste-list.machine';
export * from './paste-list.types';
export * from './paste-list.view';
