export * from './enquiry.machine';
export { filledRow } from './enquiry.rules';
export * from './enquiry.types';
export * from './enquiry.view';
