export * from './verification.machine';
export * from './verification.types';
export * from './verification.view';
