export * from './desk-case.machine';
export * from './desk-case.types';
export * from './desk-case.view';
