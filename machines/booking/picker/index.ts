export * from './picker.machine';
export * from './picker.types';
export * from './picker.view';
