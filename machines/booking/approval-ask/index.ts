export * from './approval-ask.machine';
export * from './approval-ask.types';
export * from './approval-ask.view';
