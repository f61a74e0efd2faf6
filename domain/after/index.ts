import type { HouseEvent } from '../order/life/lifecycle';
import type { Money } from '../values/money';
import type { AfterRules, OrderStatus } from './rules';
import { isOpenQuestion } from '../order/on-site/measured';
import { isOpenBump } from '../order/changes/bumped';

const bump: AfterRules = {
  /** An order cannot depart while its owner has not decided on the other offer. */
  bars: ({ bumped }, event) => event === 'departed' && bumped?.stands === 'ASKED',
  /** Cancelling is free while the owner may still take bumped goods back. */
  fee: (fee, { bumped }, now) => (bumped !== null && isOpenBump(bumped, now) ? { ...fee, amount: 0 } : fee),
};

const measure: AfterRules = {
  /**
   * Once cargo is in, an open measurement question allows only `revoked`. Without one, `revoked` is barred, also in
   * modes that never measure.
   */
  bars: ({ state, measured }, event) => state === 'CARGO_IN' && isOpenQuestion(measured) !== (event === 'revoked'),
};

const RULES: readonly AfterRules[] = [bump, measure];

export const isBarred = (order: OrderStatus, event: HouseEvent): boolean =>
  RULES.some((rules) => rules.bars?.(order, event) ?? false);

export const amendedFee = (fee: Money, order: OrderStatus, now: number): Money =>
  RULES.reduce((asked, rules) => rules.fee?.(asked, order, now) ?? asked, fee);
