export * from './order-draft.machine';
export * from './order-draft.types';
export * from './order-draft.view';
