export * from './arrival.machine';
export * from './arrival.types';
export * from './arrival.view';
