export * from './enquiry-price.machine';
export * from './enquiry-price.types';
export * from './enquiry-price.view';
