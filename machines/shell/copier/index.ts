export * from './copier.machine';
export * from './copier.types';
export * from './copier.view';
