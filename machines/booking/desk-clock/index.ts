export * from './desk-clock.machine';
export * from './desk-clock.types';
export * from './desk-clock.view';
