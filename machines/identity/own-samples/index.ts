export * from './own-samples.machine';
export * from './own-samples.types';
export * from './own-samples.view';
