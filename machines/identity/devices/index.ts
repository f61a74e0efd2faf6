export * from './devices.machine';
export * from './devices.types';
export * from './devices.view';
