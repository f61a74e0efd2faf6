export * from './region-picker.machine';
export * from './region-picker.types';
export * from './region-picker.view';
