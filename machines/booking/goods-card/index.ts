export * from './goods-card.machine';
export * from './goods-card.types';
export * from './goods-card.view';
