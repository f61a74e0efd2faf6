export * from './login.machine';
export * from './login.types';
export * from './login.view';
export * from './sign-in';
