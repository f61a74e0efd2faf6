import { isOpenBump } from '../order/changes/bumped';
import type { AfterRules } from './rules';

export const bump: AfterRules = {
  /** While its owner has not said whether the goods go with the other offer, an order cannot depart. */
  bars: ({ bumped }, event) => event === 'departed' && bumped?.stands === 'ASKED',
  /** As long as its owner may choose to have the goods back, giving the order up costs nothing. */
  fee: (fee, { bumped }, now) => (bumped !== null && isOpenBump(bumped, now) ? { ...fee, amount: 0 } : fee),
};
