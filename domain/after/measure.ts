import { isOpenQuestion } from '../order/on-site/measured';
import type { AfterRules } from './rules';

export const measure: AfterRules = {
  /**
   * Once cargo is in, an open measurement question allows only `revoked`. Without one, `revoked` is barred, also in
   * modes that never measure.
   */
  bars: ({ state, measured }, event) => state === 'CARGO_IN' && isOpenQuestion(measured) !== (event === 'revoked'),
};
