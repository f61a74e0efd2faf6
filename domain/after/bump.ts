import { isOpenBump } from '../order/bumped';
import type { AfterRules } from './rules';

export const bump: AfterRules = {
  /** Goods whose owner has still to say whether they go with the other offer leave with none. */
  bars: ({ bumped }, event) => event === 'departed' && bumped?.stands === 'ASKED',
  /** Whoever may say that they are given back pays nothing for saying so. */
  fee: (fee, { bumped }, now) => (bumped !== null && isOpenBump(bumped, now) ? { ...fee, amount: 0 } : fee),
};
