export * from './staff-sign-in.machine';
export * from './staff-sign-in.types';
export * from './staff-sign-in.view';
