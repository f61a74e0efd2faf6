// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';

import type { RecallDraftsOutcome } from '../../../machines/order/order-draft';
import { noteOffered, readDeclinedUpTo, writeDeclined } from '../../../src/effects/orders/left-drafts';
import { SOUND } from '../../../stories/order/order-forms.fixtures';

const offered = (savedAt: number) =>
  ({ local: { form: SOUND, savedAt }, remote: null, others: [] }) as unknown as RecallDraftsOutcome;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it('a draft that was offered and declined is remembered beyond the tab, for its owner and its mode', () => {
  noteOffered('FCL', offered(5));
  expect(readDeclinedUpTo('FCL', 'li'), 'it was only offered').toBe(0);
  writeDeclined('FCL', 'li');
  sessionStorage.clear();
  expect([readDeclinedUpTo('FCL', 'li'), readDeclinedUpTo('FCL', 'wang'), readDeclinedUpTo('LCL', 'li')]).toEqual([
    5, 0, 0,
  ]);
});

it('an older draft that is declined later brings no newer one back', () => {
  for (const savedAt of [9, 4]) {
    noteOffered('FCL', offered(savedAt));
    writeDeclined('FCL', 'li');
  }
  expect(readDeclinedUpTo('FCL', 'li')).toBe(9);
});
