export * from './order-amend.machine';
export * from './order-amend.types';
export * from './order-amend.view';
