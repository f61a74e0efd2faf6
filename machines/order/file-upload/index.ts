export * from './file-upload.machine';
export * from './file-upload.types';
export * from './file-upload.view';
