export * from './account-closing.machine';
export * from './account-closing.types';
export * from './account-closing.view';
