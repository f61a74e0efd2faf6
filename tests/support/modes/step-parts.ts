import type { PriceParts } from '../../../src/trade/price/charge-table';
import { formWishes, LISTS, order } from '../../../stories/order/fcl-order.fixtures';

const NO_PRICE: PriceParts = { lines: [], total: null, other: null, notIncluded: [] };

/** What a step is drawn with besides its form, where a test is about the form. */
export const STEP_PARTS = {
  on: formWishes,
  lists: LISTS,
  around: {
    now: 0,
    changeTo: '/',
    price: NO_PRICE,
    renderPicker: order.renderPicker,
    papers: null,
    region: order.region,
  },
};
