export * from './password.machine';
export * from './password.types';
export * from './password.view';
