export * from './product-drawer.machine';
export * from './product-drawer.types';
export * from './product-drawer.view';
