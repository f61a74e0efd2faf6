export * from './expiry.machine';
export * from './expiry.types';
export * from './expiry.view';
