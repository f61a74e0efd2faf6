export * from './order-form.machine';
export * from './order-form.types';
export * from './order-form.view';
