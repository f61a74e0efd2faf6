export * from './sailing-board.machine';
export * from './sailing-board.types';
export * from './sailing-board.view';
export type { Facets, Span } from './sailing-board.facets';
