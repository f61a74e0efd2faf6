import type { Migration } from './migration';

/** Rooms of stores were sold by province; every search asked all of them, so by now they are sold in one place. */
export const oneMarketOfStores: Migration = {
  version: 117,
  name: 'one market of stores',
  statements: [`update takings set market = 'W' where market ~ '^W-[0-9]{2}$'`],
};
