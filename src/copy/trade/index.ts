export * from './fields';
export * from './goods';
export * from './panels';
export * from './parts';
