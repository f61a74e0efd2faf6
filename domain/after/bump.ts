import { isOpenBump } from '../order/changes/bumped';
import type { AfterRules } from './rules';

export const bump: AfterRules = {
  /** An order cannot depart while its owner has not decided on the other offer. */
  bars: ({ bumped }, event) => event === 'departed' && bumped?.stands === 'ASKED',
  /** Cancelling is free while the owner may still take bumped goods back. */
  fee: (fee, { bumped }, now) => (bumped !== null && isOpenBump(bumped, now) ? { ...fee, amount: 0 } : fee),
};
