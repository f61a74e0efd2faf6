import type { Page } from 'playwright';

import type { orderPage } from '../booking/order.page';

export type Order = ReturnType<typeof orderPage>;

/** Whole order of a mode: search, form and receipt. */
export type Journey = {
  mode: string;
  search: string;
  /** Chooses an offer from the list. */
  choose: (page: Page) => Promise<void>;
  /** Fills the form up to the submit button. */
  fill: (page: Page, order: Order) => Promise<void>;
  receipt: RegExp;
  /** Texts that only this receipt shows. */
  says: readonly string[];
};
