export * from './paper-view.machine';
export * from './paper-view.types';
export * from './paper-view.view';
