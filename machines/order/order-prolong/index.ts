export * from './order-prolong.machine';
export * from './order-prolong.types';
export * from './order-prolong.view';
