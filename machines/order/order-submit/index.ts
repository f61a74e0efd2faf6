export * from './order-submit.machine';
export * from './order-submit.types';
export * from './order-submit.view';
