export * from './order-leaving.machine';
export * from './order-leaving.types';
export * from './order-leaving.view';
