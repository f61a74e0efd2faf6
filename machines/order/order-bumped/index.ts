export * from './order-bumped.machine';
export * from './order-bumped.types';
export * from './order-bumped.view';
