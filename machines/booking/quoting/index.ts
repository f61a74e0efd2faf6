export * from './quoting.machine';
export * from './quoting.types';
export * from './quoting.view';
