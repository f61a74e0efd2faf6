export * from './login.types';
export * from './sign-in/sign-in.types';
