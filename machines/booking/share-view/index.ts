export * from './share-view.machine';
export * from './share-view.types';
export * from './share-view.view';
