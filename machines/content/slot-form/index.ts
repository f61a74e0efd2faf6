export * from './slot-form.machine';
export * from './slot-form.types';
export * from './slot-form.view';
