export * from './center-orders.machine';
export * from './center-orders.types';
export * from './center-orders.view';
