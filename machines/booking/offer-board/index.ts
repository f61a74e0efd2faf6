export * from './offer-board.machine';
export * from './offer-board.types';
export * from './offer-board.view';
export type { Facets, Span } from './offer-board.facets';
