export * from './home.machine';
export * from './home.types';
export * from './home.view';
