export * from './enquiry.machine';
export * from './enquiry.types';
export * from './enquiry.view';
