export * from './challenge.machine';
export * from './challenge.parts';
export * from './challenge.types';
export * from './challenge.view';
