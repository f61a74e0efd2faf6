export * from './desk-customers.machine';
export * from './desk-customers.types';
export * from './desk-customers.view';
