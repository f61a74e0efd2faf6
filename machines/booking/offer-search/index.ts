export * from './offer-search.machine';
export * from './offer-search.types';
export * from './offer-search.view';
