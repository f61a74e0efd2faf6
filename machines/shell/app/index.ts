export * from './app.machine';
export * from './app.types';
export * from './app.view';
