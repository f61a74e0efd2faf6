export * from './navigation.machine';
export * from './navigation.types';
export * from './navigation.view';
