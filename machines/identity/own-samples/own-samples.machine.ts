import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';

import { unprovidedPromise } from '../../support/unprovided';
import type { LoadOwnSamplesOutcome, OwnSamplesContext, OwnSamplesEvent } from './own-samples.types';
import { PICTURES } from '../../support/left-out';

const chart = setup({
  types: {
    context: {} as OwnSamplesContext,
    events: {} as OwnSamplesEvent,
    tags: {} as 'loading' | 'shown',
  },
  actors: { loadOwnSamples: unprovidedPromise<LoadOwnSamplesOutcome>('loadOwnSamples') },
  guards: { isHeard: (_, params: LoadOwnSamplesOutcome) => params.ok },
  actions: {
    keepSamples: assign((_, params: LoadOwnSamplesOutcome) => (params.ok ? { products: params.products } : {})),
    dropSamples: assign({ products: [] }),
    clearFailure: assign({ failureCode: null }),
    recordFailure: assign({ failureCode: (_, params: LoadOwnSamplesOutcome) => (params.ok ? null : params.code) }),
    recordUnexpected: assign({ failureCode: 'unexpected' }),
  },
});

export const ownSamplesMachine = chart.createMachine({
  id: 'ownSamples',
  description: PICTURES && '我的样品：申请过的、到哪一步、结果如何，一年内还可申请几次',
  context: { products: [], failureCode: null },
  initial: 'loading',
  states: {
    loading: {
      description: PICTURES && '正在取样品',
      tags: 'loading',
      entry: 'clearFailure',
      invoke: {
        id: 'loadOwnSamples',
        src: 'loadOwnSamples',
        onDone: [
          {
            guard: { type: 'isHeard', params: ({ event }) => event.output },
            target: 'shown',
            actions: { type: 'keepSamples', params: ({ event }) => event.output },
          },
          { target: 'lost', actions: { type: 'recordFailure', params: ({ event }) => event.output } },
        ],
        onError: { target: 'lost', actions: 'recordUnexpected' },
      },
    },
    shown: { description: PICTURES && '样品已列出', tags: 'shown', on: { 'samples.refresh': 'loading' } },
    lost: { description: PICTURES && '样品取不到，可重试', entry: 'dropSamples', on: { 'samples.refresh': 'loading' } },
  },
});

export type OwnSamplesActor = ActorRefFrom<typeof ownSamplesMachine>;
export type OwnSamplesSnapshot = SnapshotFrom<typeof ownSamplesMachine>;
