import type { Page } from 'playwright';

import type { orderPage } from '../booking/order.page';

export type Order = ReturnType<typeof orderPage>;

/** What a whole order of a mode is made of: where it is searched for, how it is filled in, and where it ends. */
export type Journey = {
  mode: string;
  search: string;
  /** From the list to the form of the offer that is to be taken. */
  choose: (page: Page) => Promise<void>;
  /** Everything between the form and its last button. */
  fill: (page: Page, order: Order) => Promise<void>;
  /** The address of the receipt. */
  receipt: RegExp;
  /** What only its receipt says. */
  says: readonly string[];
};
