import { setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';

import { unprovidedPromise } from '../../support/unprovided';
import type { CopierContext, CopierEvent, CopierInput } from './copier.types';
import { PICTURES } from '../../support/left-out';

const chart = setup({
  types: {
    input: {} as CopierInput,
    context: {} as CopierContext,
    events: {} as CopierEvent,
    tags: {} as 'copied' | 'uncopied',
  },
  actors: { copyText: unprovidedPromise<boolean, CopierInput>('copyText') },
  guards: { isCopied: (_, params: { isCopied: boolean }) => params.isCopied },
  delays: { copiedPause: 2_000 },
});

export const copierMachine = chart.createMachine({
  id: 'copier',
  description: PICTURES && '复制：把一段文字放进剪贴板，告知结果',
  context: ({ input: { text } }) => ({ text }),
  initial: 'resting',
  on: { 'text.copy': '.copying' },
  states: {
    resting: { description: PICTURES && '可以复制' },
    copying: {
      description: PICTURES && '正在复制',
      invoke: {
        id: 'copyText',
        src: 'copyText',
        input: ({ context: { text } }) => ({ text }),
        onDone: [
          { guard: { type: 'isCopied', params: ({ event }) => ({ isCopied: event.output }) }, target: 'copied' },
          'uncopied',
        ],
        onError: 'uncopied',
      },
    },
    copied: { description: PICTURES && '已复制', tags: 'copied', after: { copiedPause: 'resting' } },
    uncopied: {
      description: PICTURES && '浏览器不让复制，请手动选取',
      tags: 'uncopied',
      after: { copiedPause: 'resting' },
    },
  },
});

export type CopierActor = ActorRefFrom<typeof copierMachine>;
export type CopierSnapshot = SnapshotFrom<typeof copierMachine>;
