export * from './load-rows.machine';
export * from './load-rows.types';
export * from './load-rows.view';
