export * from './order-measured.machine';
export * from './order-measured.types';
export * from './order-measured.view';
