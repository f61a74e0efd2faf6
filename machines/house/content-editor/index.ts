export * from './content-editor.machine';
export * from './content-editor.types';
export * from './content-editor.view';
