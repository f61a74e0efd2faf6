export * from './challenge.machine';
export * from './challenge.types';
export * from './challenge.view';
