export * from './password.types';
