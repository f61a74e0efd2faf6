export * from './fit-check.machine';
export * from './fit-check.types';
export * from './fit-check.view';
