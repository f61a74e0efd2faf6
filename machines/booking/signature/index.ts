export * from './signature.machine';
export * from './signature.types';
export * from './signature.view';
