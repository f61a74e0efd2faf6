import {
  orderDraftMachine,
  type LocalDraft,
  type NamedDraft,
  type RemoteDraft,
} from '../../../../machines/order/order-draft';
import { sharedPlan } from '../../model/plan';
import { formOf, NOW } from '../../../../stories/order/quoted.fixtures';

export const MINE = formOf({ remark: '本机' });
export const THEIRS = formOf({ remark: '网关' });
const JUST_TYPED = formOf({ remark: '刚填' });
const ELSEWHERE = formOf({ remark: '另一窗口' });

const local = (more: Partial<LocalDraft> = {}): LocalDraft => ({
  form: MINE,
  savedAt: NOW,
  revision: 1,
  isSent: false,
  ...more,
});
const about = { org: null, dst: null, stops: [], leavesAt: '2026-12-05T14:00:00.000Z' };
const remote = (revision: number): RemoteDraft => {
  return { form: THEIRS, savedAt: NOW + 60_000, revision, draftId: 'D1', about: null };
};
const OTHER: NamedDraft = { key: 'K9', draftId: 'K9', about, form: ELSEWHERE, savedAt: NOW, revision: 4 };
const key = { key: 'K1', draftId: 'D1', about: null, isPending: false, rival: null, others: [OTHER] };

const PARTED = {
  key: 'K3',
  draftId: 'K3',
  rival: { form: THEIRS, savedAt: NOW + 60_000, revision: 2, key: 'K1', draftId: 'D1' },
};

export const orderDraftPlan = sharedPlan('orderDraftPlan', orderDraftMachine, {
  inputs: { 'an order form': { quoteId: 'Q1' } },
  events: {
    'draft.note': { typed: { form: JUST_TYPED } },
    'page.leave': 'bare',
    'draft.save': 'bare',
    'draft.mark': { 'on its way': { isPending: true }, answered: { isPending: false } },
    'draft.drop': { 'for good': { next: null }, 'for the next': { next: ELSEWHERE } },
    'draft.leave': 'bare',
    'draft.recall': 'bare',
    'draft.turn': { 'another one': { draft: OTHER } },
    'draft.name': { 'a sailing': { about } },
    'draft.choose': { mine: { side: 'mine' }, theirs: { side: 'theirs' } },
    'draft.appeared': {
      'in another tab': { draft: { form: ELSEWHERE, savedAt: NOW + 2_000, revision: 1 } },
      'in another tab, in the same moment': { draft: { form: ELSEWHERE, savedAt: NOW + 1_000, revision: 1 } },
    },
    'draft.counted': { 'another one': { revision: 9 } },
  },
  outcomes: {
    recallDrafts: {
      done: {
        nothing: { ...key, local: null, remote: null },
        'one here of the release before': { ...key, draftId: null, local: local(), remote: null },
        'one here, on its way out': { ...key, key: 'K0', isPending: true, local: local(), remote: null },
        'one here, on its way out, and there what follows it': {
          ...key,
          key: 'K0',
          isPending: true,
          local: local({ isSent: true }),
          remote: remote(2),
        },
        'the same on both sides, written twice': { ...key, local: local(), remote: { ...remote(2), form: MINE } },
        'one there': { ...key, local: null, remote: remote(2) },
        'one there that is newer': { ...key, local: local({ isSent: true }), remote: remote(2) },
        'the same on both sides': { ...key, local: local({ isSent: true }), remote: remote(1) },
        'both changed': { ...key, local: local(), remote: remote(2) },
        'asked before the reload, and not answered': { ...key, ...PARTED, local: local(), remote: null },
        'asked before the reload, and changed elsewhere again': {
          ...key,
          ...PARTED,
          local: local(),
          remote: { ...remote(2), form: ELSEWHERE },
        },
      },
      error: { bug: new TypeError('no storage') },
    },
    saveLocal: {
      done: { kept: { isKept: true, at: NOW + 1_000 }, 'for this page only': { isKept: false, at: NOW + 1_000 } },
      error: { bug: new TypeError('no storage') },
    },
    saveRemote: {
      done: {
        kept: { ok: true, isKept: true, draft: remote(3) },
        'the same is there already': { ok: true, isKept: false, draft: { ...remote(4), form: JUST_TYPED } },
        'overruled by a newer one': { ok: true, isKept: false, draft: remote(4) },
        nobody: { ok: false, failure: { code: 'anonymous' } },
        offline: { ok: false, failure: { code: 'network' } },
        unavailable: { ok: false, failure: { code: 'unavailable' } },
      },
      error: { bug: new TypeError('not an answer') },
    },
    dropDraft: { done: { gone: { key: 'K2' } }, error: { bug: new TypeError('no storage') } },
    partDrafts: {
      done: { 'a place of its own': { key: 'K3' } },
      error: { bug: new TypeError('no storage') },
    },
    tabWatcher: 'stream',
  },
  // The revision is sent with the draft and has no effect here.
  distinguish: ({
    form,
    isTouched,
    wroteAt,
    isStale,
    isPending,
    isSent,
    other,
    failureCode,
    key: drawn,
    draftId,
    about: named,
  }) => [
    form?.remark,
    isTouched,
    wroteAt !== 0,
    isStale,
    isPending,
    isSent,
    other?.form.remark,
    failureCode === null,
    drawn === 'K1' ? '' : drawn,
    other && [other.key === 'K1' ? '' : other.key, other.draftId === null],
    draftId === null,
    named === null,
  ],
});
