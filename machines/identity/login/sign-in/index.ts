export * from './sign-in.machine';
export * from './sign-in.types';
export * from './sign-in.view';
