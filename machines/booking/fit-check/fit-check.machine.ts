import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';

import type { FitQuestion } from '../../../domain/offer/fit';
import { unprovidedCallback, unprovidedPromise } from '../../support/unprovided';
import type { CheckFitInput, CheckFitOutcome, FitCheckContext, GoodsTold } from './fit-check.types';

/** Nobody is asked while somebody still types. */
const EDIT_PAUSE_MS = 400;

const NOTHING: FitQuestion = { search: null, offerIds: [] };

const chart = setup({
  types: {
    context: {} as FitCheckContext,
    events: {} as GoodsTold,
    tags: {} as 'asking' | 'told' | 'silent',
    children: {} as { goodsWatcher: 'goodsWatcher'; checkFit: 'checkFit' },
  },
  actors: {
    goodsWatcher: unprovidedCallback<GoodsTold>('goodsWatcher'),
    checkFit: unprovidedPromise<CheckFitOutcome, CheckFitInput>('checkFit'),
  },
  guards: {
    isAsked: (_, { question }: { question: FitQuestion | null }) => question !== null,
    isAnswered: (_, params: CheckFitOutcome) => params.ok,
  },
  delays: { editPause: EDIT_PAUSE_MS },
  actions: {
    noteQuestion: assign({ question: (_, params: { question: FitQuestion | null }) => params.question }),
    keepFits: assign({ fits: (_, params: CheckFitOutcome) => (params.ok ? params.fits : []) }),
    forget: assign({ question: null, fits: [] }),
  },
});

/** Do goods that are still being filled in get on with an offer? Only the newest answer counts. */
export const fitCheckMachine = chart.createMachine({
  id: 'fitCheck',
  description: '同箱核对：货物改了，停手后问所选班次还能不能进箱',
  context: { question: null, fits: [] },
  invoke: { id: 'goodsWatcher', src: 'goodsWatcher' },
  initial: 'idle',
  on: {
    'goods.changed': [
      {
        guard: { type: 'isAsked', params: ({ event }) => event },
        target: '.waiting',
        actions: { type: 'noteQuestion', params: ({ event }) => event },
      },
      { target: '.idle', actions: 'forget' },
    ],
  },
  states: {
    idle: { description: '没有要问的' },
    waiting: { description: '刚改过，等停手', tags: 'asking', after: { editPause: 'asking' } },
    asking: {
      description: '正在问',
      tags: 'asking',
      invoke: {
        id: 'checkFit',
        src: 'checkFit',
        input: ({ context }) => ({ question: context.question ?? NOTHING }),
        onDone: [
          {
            guard: { type: 'isAnswered', params: ({ event }) => event.output },
            target: 'told',
            actions: { type: 'keepFits', params: ({ event }) => event.output },
          },
          'silent',
        ],
        onError: 'silent',
      },
    },
    told: { description: '已有答复', tags: 'told' },
    silent: { description: '没有答复，提交时由平台核对', tags: 'silent' },
  },
});

export type FitCheckMachine = typeof fitCheckMachine;
export type FitCheckActor = ActorRefFrom<typeof fitCheckMachine>;
export type FitCheckSnapshot = SnapshotFrom<typeof fitCheckMachine>;
