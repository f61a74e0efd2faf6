export * from './desk-tool.machine';
export * from './desk-tool.types';
export * from './desk-tool.view';
