export * from './sample.machine';
export * from './sample.types';
export * from './sample.view';
