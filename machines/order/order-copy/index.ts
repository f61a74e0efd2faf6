export * from './order-copy.machine';
export * from './order-copy.types';
export * from './order-copy.view';
