export * from './login.machine';
export { messageTypeOf } from './login.rules';
export * from './login.types';
export * from './login.view';
export * from './sign-in';
