export * from './house-desk.machine';
export * from './house-desk.types';
export * from './house-desk.view';
