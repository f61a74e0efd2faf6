import type { Migration } from './migration';

/** Warehouse rooms were sold by province. Every search covered all of them, so they now share one market. */
export const oneMarketOfStores: Migration = {
  version: 117,
  name: 'one market of stores',
  statements: [`update takings set market = 'W' where market ~ '^W-[0-9]{2}$'`],
};
