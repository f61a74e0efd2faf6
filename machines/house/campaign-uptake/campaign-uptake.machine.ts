import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';

import { unprovidedPromise } from '../../support/unprovided';
import type {
  CampaignUptakeContext,
  CampaignUptakeEvent,
  CampaignUptakeInput,
  LoadUptakeOutcome,
  UptakeQuery,
} from './campaign-uptake.types';
import { PICTURES } from '../../support/left-out';

const chart = setup({
  types: {
    input: {} as CampaignUptakeInput,
    context: {} as CampaignUptakeContext,
    events: {} as CampaignUptakeEvent,
    tags: {} as 'loading' | 'listed' | 'failed',
  },
  actors: { loadUptake: unprovidedPromise<LoadUptakeOutcome, UptakeQuery>('loadUptake') },
  guards: { isThere: (_, params: LoadUptakeOutcome) => params.ok },
  actions: {
    chooseSlot: assign(({ context: { asked } }, { slot }: Pick<UptakeQuery, 'slot'>) => ({
      asked: { ...asked, slot, page: 1 },
    })),
    turnPage: assign(({ context: { asked } }, { page }: Pick<UptakeQuery, 'page'>) => ({ asked: { ...asked, page } })),
    keepUptake: assign((_, params: LoadUptakeOutcome) => (params.ok ? { uptake: params.uptake } : {})),
    dropUptake: assign({ uptake: null }),
    recordFailure: assign({ failureCode: (_, params: LoadUptakeOutcome) => (params.ok ? null : params.failure.code) }),
    recordUnexpected: assign({ failureCode: 'unexpected' }),
    clearFailure: assign({ failureCode: null }),
  },
});

export const campaignUptakeMachine = chart.createMachine({
  id: 'campaignUptake',
  description: PICTURES && '一个活动的领取与预约：各券领了、用了、还余几张，各时段谁约了；可只看一个时段，可翻页',
  context: ({ input: { key } }) => ({ asked: { key, slot: '', page: 1 }, uptake: null, failureCode: null }),
  initial: 'loading',
  states: {
    loading: {
      description: PICTURES && '正在取领取与预约',
      tags: 'loading',
      entry: 'clearFailure',
      invoke: {
        id: 'loadUptake',
        src: 'loadUptake',
        input: ({ context: { asked } }) => asked,
        onDone: [
          {
            guard: { type: 'isThere', params: ({ event }) => event.output },
            target: 'listed',
            actions: { type: 'keepUptake', params: ({ event }) => event.output },
          },
          { target: 'failed', actions: ['dropUptake', { type: 'recordFailure', params: ({ event }) => event.output }] },
        ],
        onError: { target: 'failed', actions: ['dropUptake', 'recordUnexpected'] },
      },
    },
    listed: {
      description: PICTURES && '已列出',
      tags: 'listed',
      on: {
        'slot.choose': { target: 'loading', actions: { type: 'chooseSlot', params: ({ event }) => event } },
        'page.turn': { target: 'loading', actions: { type: 'turnPage', params: ({ event }) => event } },
        'uptake.reload': 'loading',
      },
    },
    failed: { description: PICTURES && '取不到，可重试', tags: 'failed', on: { 'uptake.reload': 'loading' } },
  },
});

export type CampaignUptakeActor = ActorRefFrom<typeof campaignUptakeMachine>;
export type CampaignUptakeSnapshot = SnapshotFrom<typeof campaignUptakeMachine>;
