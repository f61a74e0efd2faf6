export * from './campaign-uptake.machine';
export * from './campaign-uptake.types';
export * from './campaign-uptake.view';
