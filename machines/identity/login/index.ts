export * from './login.machine';
export { LOGIN_FIELDS, messageTypeOf } from './login.rules';
export * from './login.types';
export * from './login.view';
export * from './sign-in';
