export * from './lowest-prices.machine';
export * from './lowest-prices.types';
export * from './lowest-prices.view';
