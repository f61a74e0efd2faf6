export * from './mall-board.machine';
export * from './mall-board.types';
export * from './mall-board.view';
