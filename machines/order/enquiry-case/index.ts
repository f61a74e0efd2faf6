export * from './enquiry-case.machine';
export * from './enquiry-case.types';
export * from './enquiry-case.view';
