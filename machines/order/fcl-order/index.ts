export * from './fcl-order.machine';
export * from './fcl-order.types';
export * from './fcl-order.view';
