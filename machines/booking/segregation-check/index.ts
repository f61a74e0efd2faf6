export * from './segregation-check.machine';
export * from './segregation-check.types';
export * from './segregation-check.view';
