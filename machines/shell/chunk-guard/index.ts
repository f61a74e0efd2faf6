export * from './chunk-guard.machine';
export * from './chunk-guard.rules';
export * from './chunk-guard.types';
export * from './chunk-guard.view';
