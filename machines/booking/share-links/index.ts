export * from './share-links.machine';
export * from './share-links.types';
export * from './share-links.view';
