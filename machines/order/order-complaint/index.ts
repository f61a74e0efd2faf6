export * from './order-complaint.machine';
export * from './order-complaint.types';
export * from './order-complaint.view';
