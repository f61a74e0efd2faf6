export * from './work.machine';
export * from './work.types';
export * from './work.view';
