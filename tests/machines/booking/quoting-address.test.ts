import { describe, expect, it } from 'vitest';

import { MODES } from '../../../domain/mode-ids';
import { quoteCountdown, orderAddress } from '../../../machines/booking/quoting/quoting.rules';
import { NOW, usd } from '../../../stories/booking/sailings.fixtures';

const HOUR = 3_600_000;
const quote = { quoteId: 'q 1', offerId: 'dawn', lockedUntil: NOW + 240 * HOUR, total: usd(1) };

describe('order form address of a quote', () => {
  it('is its own page, or a step of the search page', () => {
    expect(orderAddress({ facts: MODES.FCL, quote })).toBe('/shippingFcl/addOrder?quote=q%201');
    expect(orderAddress({ facts: MODES.LCL, quote })).toBe('/shippingLcl?step=order&quote=q%201');
    expect(orderAddress({ facts: MODES.FCL, quote: null })).toBe('/shippingFcl/addOrder');
  });

  it('has a countdown of at most the price lock of the mode', () => {
    const hours = (facts: (typeof MODES)['FCL']) => quoteCountdown(quote, NOW, facts).secondsLeft / 3_600;
    expect([hours(MODES.FCL), hours(MODES.AIR), hours(MODES.TANK), hours(MODES.ENQ)]).toEqual([24, 12, 48, 0]);
  });
});
