import { fclOrder } from '../../../contract/modes/fcl/order';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { readKeptDrafts, writeKeptDraft, type KeptDraft } from '../../../src/effects/orders/draft-store';
import { SOUND } from '../../../stories/order/order-forms.fixtures';
import { shelve } from '../support/shelf';

const NOW = Date.parse('2026-11-20T01:42:00Z');

beforeEach(() => void shelve());
afterEach(() => vi.unstubAllGlobals());

const kept = (owner: string): KeptDraft => ({
  key: `K${owner}`,
  isPending: false,
  owner,
  draftId: null,
  about: null,
  rival: null,
  draft: { form: SOUND, savedAt: NOW, revision: 0, isSent: false },
});

it.each([
  ['', '', true],
  ['', '李工', true],
  ['李工', '', true],
  ['李工', '李工', true],
  ['李工', '王明', false],
])('the draft of %j is found by %j: %s', (owner, person, isFound) => {
  writeKeptDraft('FCL', kept(owner));
  expect(readKeptDrafts(fclOrder, person, NOW).map(({ key }) => key)).toEqual(isFound ? [`K${owner}`] : []);
});
