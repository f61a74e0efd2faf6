export * from './dialogs';
export * from './fields';
export * from './goods';
export * from './page';
export * from './steps';
