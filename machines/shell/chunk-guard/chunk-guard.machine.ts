import { setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';

import { unprovidedAction, unprovidedCallback, unprovidedPromise } from '../../support/unprovided';
import type { ChunkFailed, ChunkGuardEvent, ChunkReloadOutcome } from './chunk-guard.types';
import { PICTURES } from '../../support/left-out';

const chart = setup({
  types: { events: {} as ChunkGuardEvent, tags: {} as 'reloading' | 'failed' },
  actors: {
    chunkWatcher: unprovidedCallback<ChunkFailed>('chunkWatcher'),
    reloadOnce: unprovidedPromise<ChunkReloadOutcome>('reloadOnce'),
  },
  guards: { isReloading: (_, params: ChunkReloadOutcome) => params.isReloading },
  actions: { reloadPage: unprovidedAction('reloadPage') },
  /** Enough time for any page to unload; a page still here was held back. */
  delays: { stay: 10_000 },
});

/** New deployment behind an open page: reloads once, never in a loop. */
export const chunkGuardMachine = chart.createMachine({
  id: 'chunkGuard',
  description: PICTURES && '页面代码载入失败：整页刷新一次，一分钟内不再自动刷新',
  invoke: { id: 'chunkWatcher', src: 'chunkWatcher' },
  initial: 'watching',
  states: {
    watching: { description: PICTURES && '一切正常', on: { 'chunk.failed': 'recovering' } },
    recovering: {
      description: PICTURES && '保存未提交的内容，能刷新则刷新一次',
      meta: PICTURES && { requirements: ['4 chunk-load failure'] },
      tags: 'reloading',
      invoke: {
        id: 'reloadOnce',
        src: 'reloadOnce',
        onDone: [
          { guard: { type: 'isReloading', params: ({ event }) => event.output }, target: 'reloading' },
          'failed',
        ],
        onError: 'failed',
      },
    },
    reloading: { description: PICTURES && '页面正在刷新', tags: 'reloading', after: { stay: 'failed' } },
    failed: {
      description: PICTURES && '刷新也无济于事，由用户决定',
      tags: 'failed',
      on: { 'chunk.failed': 'recovering', 'page.reload': { actions: 'reloadPage' } },
    },
  },
});

export type ChunkGuardActor = ActorRefFrom<typeof chunkGuardMachine>;
export type ChunkGuardSnapshot = SnapshotFrom<typeof chunkGuardMachine>;
