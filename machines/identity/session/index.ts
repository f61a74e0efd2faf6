export * from './expiry';
export * from './session.machine';
export * from './session.types';
export * from './session.view';
export * from './user';
