import { shareViewMachine } from '../../../../machines/booking/share-view';
import {
  ONE_LIST,
  sharedAs,
  TAKEN_ALL,
  TAKEN_SOME,
  TOKEN,
  TWO_LISTS,
} from '../../../../stories/booking/share.fixtures';
import { sharedPlan } from '../../model/plan';

const failed = <TCode extends string>(code: TCode) => ({ ok: false as const, code });

export const shareViewPlan = sharedPlan('shareViewPlan', shareViewMachine, {
  inputs: { 'a link': { token: TOKEN } },
  events: {
    'share.refresh': 'bare',
    'person.find': 'bare',
    'person.changed': 'bare',
    'list.choose': { 'the other list': { listId: 'first' }, 'a list that is not there': { listId: 'gone' } },
    'share.take': 'bare',
    'paper.print': 'bare',
  },
  outcomes: {
    openShare: {
      done: {
        'with prices': { ok: true as const, shared: sharedAs('ALL'), lists: TWO_LISTS },
        'without prices': { ok: true as const, shared: sharedAs('NONE'), lists: [] },
        'for signed-in readers': { ok: true as const, shared: null, lists: [] },
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
        'several lists, none named': { ok: false as const, code: 'unnamed' as const, lists: TWO_LISTS },
        'the named list is gone': { ok: false as const, code: 'moved' as const, lists: ONE_LIST },
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
  distinguish: ({ shared, imported, lists, listId, failureCode }) => [
    shared?.show ?? null,
    imported?.taken ?? null,
    lists.length,
    listId,
    failureCode,
  ],
});
