export * from './order-answer.machine';
export * from './order-answer.types';
export * from './order-answer.view';
