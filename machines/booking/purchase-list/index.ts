export * from './purchase-list.machine';
export * from './purchase-list.types';
export * from './purchase-list.view';
