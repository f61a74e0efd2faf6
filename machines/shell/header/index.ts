export * from './header.machine';
export * from './header.types';
export * from './header.view';
