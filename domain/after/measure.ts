import { isOpenQuestion } from '../order/on-site/measured';
import type { AfterRules } from './rules';

export const measure: AfterRules = {
  /**
   * Goods whose owner has still to say whether they go are sent on by nobody; only they are given back once they are in.
   * Nothing else says so of orders that nobody measures.
   */
  bars: ({ state, measured }, event) => state === 'CARGO_IN' && isOpenQuestion(measured) !== (event === 'revoked'),
};
