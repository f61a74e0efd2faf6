export * from './user-center.machine';
export * from './user-center.types';
export * from './user-center.view';
