import { afterEach, expect, it, vi } from 'vitest';

import { isJustPlaced, openReceipt, rememberGreeted } from '../../../src/effects/after-order/greeted';
import { turnToTab } from '../support/shelf';

afterEach(() => vi.unstubAllGlobals());

it('the order greeting shows once and only in the tab that placed the order', () => {
  const opened: unknown[] = [];
  vi.stubGlobal('history', { pushState: (...said: unknown[]) => opened.push(said.at(-1)) });
  turnToTab();
  expect(isJustPlaced('F1')).toBe(false);
  openReceipt(null, { orderNo: 'F1', address: '/receipt?no=F1' });
  expect([isJustPlaced('F1'), isJustPlaced('F2'), opened]).toEqual([true, false, ['/receipt?no=F1']]);
  rememberGreeted(null, { orderNo: 'F1' });
  expect(isJustPlaced('F1')).toBe(false);
  openReceipt(null, { orderNo: 'F3', address: '/receipt?no=F3' });
  turnToTab();
  expect(isJustPlaced('F3')).toBe(false);
});
