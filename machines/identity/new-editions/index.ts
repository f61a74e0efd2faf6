export * from './new-editions.machine';
export * from './new-editions.types';
export * from './new-editions.view';
