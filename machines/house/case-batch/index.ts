export * from './case-batch.machine';
export * from './case-batch.types';
export * from './case-batch.view';
