export * from './dialogs';
export * from './page';
