export * from './order-document.machine';
export * from './order-document.types';
export * from './order-document.view';
