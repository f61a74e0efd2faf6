export * from './click-word.machine';
export * from './click-word.types';
export * from './click-word.view';
