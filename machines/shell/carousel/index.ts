export * from './carousel.machine';
export * from './carousel.types';
export * from './carousel.view';
