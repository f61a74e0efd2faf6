export * from './desk-palette.machine';
export * from './desk-palette.types';
export * from './desk-palette.view';
