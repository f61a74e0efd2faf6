export * from './order-services.machine';
export * from './order-services.types';
export * from './order-services.view';
