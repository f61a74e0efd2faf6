export * from './order-page.machine';
export * from './order-page.types';
export * from './order-page.view';
