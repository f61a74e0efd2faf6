export * from './user.machine';
export * from './user.types';
export * from './user.view';
