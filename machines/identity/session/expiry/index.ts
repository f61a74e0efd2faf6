export * from './expiry.machine';
export * from './expiry.rules';
export * from './expiry.types';
export * from './expiry.view';
