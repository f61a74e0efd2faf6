export * from './approval.machine';
export * from './approval.types';
export * from './approval.view';
