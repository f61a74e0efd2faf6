export * from './desk-queue.machine';
export * from './desk-queue.types';
export * from './desk-queue.view';
