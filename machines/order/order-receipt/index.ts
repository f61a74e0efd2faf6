export * from './order-receipt.machine';
export * from './order-receipt.steps';
export * from './order-receipt.types';
export * from './order-receipt.view';
