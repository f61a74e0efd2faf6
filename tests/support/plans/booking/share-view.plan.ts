import { shareViewMachine } from '../../../../machines/booking/share-view';
import { sharedAs, TAKEN_ALL, TAKEN_SOME, TOKEN } from '../../../../stories/booking/share.fixtures';
import { planFor } from '../../model/plan';

const failed = <TCode extends string>(code: TCode) => ({ ok: false as const, code });

/** Everything that can happen to whoever opens a link. */
export const shareViewPlan = planFor(shareViewMachine, {
  inputs: { 'a link': { token: TOKEN } },
  events: { 'share.refresh': 'bare', 'person.find': 'bare', 'person.changed': 'bare', 'share.take': 'bare' },
  outcomes: {
    openShare: {
      done: {
        'with prices': { ok: true as const, shared: sharedAs('ALL') },
        'without prices': { ok: true as const, shared: sharedAs('NONE') },
        'for signed-in readers': { ok: true as const, shared: null },
        'no more there': failed('gone'),
        offline: failed('network'),
        unavailable: failed('unavailable'),
      },
      error: { bug: new TypeError('no list') },
    },
    takeShare: {
      done: {
        'all of it': { ok: true as const, imported: TAKEN_ALL },
        'some of it': { ok: true as const, imported: TAKEN_SOME },
        'nobody signed in': failed('signedOut'),
        'no more there': failed('gone'),
        offline: failed('network'),
        unavailable: failed('unavailable'),
      },
      error: { bug: new TypeError('no answer') },
    },
    findPerson: {
      done: { found: { isFound: true }, 'given up': { isFound: false } },
      error: { bug: new TypeError('?') },
    },
    personWatcher: 'stream',
  },
  distinguish: ({ shared, imported, failureCode }) => [shared?.show ?? null, imported?.taken ?? null, failureCode],
});
