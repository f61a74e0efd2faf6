export * from './slider.machine';
export * from './slider.types';
export * from './slider.view';
