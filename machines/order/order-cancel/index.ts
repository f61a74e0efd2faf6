export * from './order-cancel.machine';
export * from './order-cancel.types';
export * from './order-cancel.view';
