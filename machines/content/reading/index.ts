export * from './reading.machine';
export * from './reading.types';
export * from './reading.view';
