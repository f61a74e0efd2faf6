export * from './order-revise.machine';
export * from './order-revise.types';
export * from './order-revise.view';
