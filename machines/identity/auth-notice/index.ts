export * from './auth-notice.machine';
export * from './auth-notice.types';
export * from './auth-notice.view';
