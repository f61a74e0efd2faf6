export * from './order-truck.machine';
export * from './order-truck.types';
export * from './order-truck.view';
