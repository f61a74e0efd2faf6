export * from './copier.machine';
export * from './copier.view';
