export * from './desk-log.machine';
export * from './desk-log.types';
export * from './desk-log.view';
