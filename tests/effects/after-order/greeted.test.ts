import { afterEach, expect, it, vi } from 'vitest';

import { isGreeted, rememberGreeted } from '../../../src/effects/after-order/greeted';
import { turnToTab } from '../support/shelf';

afterEach(() => vi.unstubAllGlobals());

it('congratulates on an order once in a tab, and on each of its own', () => {
  turnToTab();
  expect(isGreeted('F1')).toBe(false);
  rememberGreeted(null, { orderNo: 'F1' });
  expect([isGreeted('F1'), isGreeted('F2')]).toEqual([true, false]);
  turnToTab();
  expect(isGreeted('F1')).toBe(false);
});
