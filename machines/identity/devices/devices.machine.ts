import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';

import { unprovidedPromise } from '../../support/unprovided';
import type { DevicesContext, DevicesEvent, EndDeviceOutcome, LoadDevicesOutcome } from './devices.types';
import { PICTURES } from '../../support/left-out';

type Outcome = LoadDevicesOutcome | EndDeviceOutcome;

const chart = setup({
  types: {
    context: {} as DevicesContext,
    events: {} as DevicesEvent,
    tags: {} as 'loading' | 'listed' | 'failed' | 'busy',
  },
  actors: {
    loadDevices: unprovidedPromise<LoadDevicesOutcome>('loadDevices'),
    endDevice: unprovidedPromise<EndDeviceOutcome, { sessionId: string }>('endDevice'),
  },
  guards: {
    isDone: (_, params: Outcome) => params.ok,
    /** The current device is left by signing out. */
    isAnotherDevice: ({ context }, params: { sessionId: string }) =>
      context.devices.some(({ sessionId, isCurrent }) => sessionId === params.sessionId && !isCurrent),
  },
  actions: {
    keepDevices: assign((_, params: LoadDevicesOutcome) => (params.ok ? { devices: params.devices } : {})),
    noteEnding: assign({ endingId: (_, params: { sessionId: string }) => params.sessionId }),
    dropDevice: assign({
      devices: ({ context }) => context.devices.filter(({ sessionId }) => sessionId !== context.endingId),
    }),
    recordFailure: assign({ failureCode: (_, params: Outcome) => (params.ok ? null : params.failure.code) }),
    recordUnexpected: assign({ failureCode: 'unexpected' }),
    clearFailure: assign({ failureCode: null }),
  },
});

export const devicesMachine = chart.createMachine({
  id: 'devices',
  description: PICTURES && '已登录的设备：查看，让其中一台退出',
  context: { devices: [], endingId: '', failureCode: null },
  initial: 'loading',
  states: {
    loading: {
      description: PICTURES && '正在取得设备',
      tags: 'loading',
      entry: 'clearFailure',
      invoke: {
        id: 'loadDevices',
        src: 'loadDevices',
        onDone: [
          {
            guard: { type: 'isDone', params: ({ event }) => event.output },
            target: 'listed',
            actions: { type: 'keepDevices', params: ({ event }) => event.output },
          },
          { target: 'failed', actions: { type: 'recordFailure', params: ({ event }) => event.output } },
        ],
        onError: { target: 'failed', actions: 'recordUnexpected' },
      },
    },
    failed: { description: PICTURES && '设备取不到，可重试', tags: 'failed', on: { 'devices.refresh': 'loading' } },
    listed: {
      description: PICTURES && '已列出',
      tags: 'listed',
      on: {
        'device.end': {
          guard: { type: 'isAnotherDevice', params: ({ event }) => event },
          target: 'ending',
          actions: ['clearFailure', { type: 'noteEnding', params: ({ event }) => event }],
        },
      },
    },
    ending: {
      description: PICTURES && '正在让一台设备退出',
      tags: ['listed', 'busy'],
      invoke: {
        id: 'endDevice',
        src: 'endDevice',
        input: ({ context }) => ({ sessionId: context.endingId }),
        onDone: [
          {
            guard: { type: 'isDone', params: ({ event }) => event.output },
            target: 'listed',
            actions: 'dropDevice',
          },
          { target: 'listed', actions: { type: 'recordFailure', params: ({ event }) => event.output } },
        ],
        onError: { target: 'listed', actions: 'recordUnexpected' },
      },
    },
  },
});

export type DevicesActor = ActorRefFrom<typeof devicesMachine>;
export type DevicesSnapshot = SnapshotFrom<typeof devicesMachine>;
