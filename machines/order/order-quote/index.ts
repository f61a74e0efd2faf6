export * from './order-quote.machine';
export * from './order-quote.types';
export * from './order-quote.view';
