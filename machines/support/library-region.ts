import { not, or } from 'xstate';

import type { FoundGoods, SoughtGoods } from '../../domain/goods/identity';
import { PICTURES } from './left-out';

export type LoadGoodsInput = { sought: readonly SoughtGoods[] };
export type LoadGoodsOutcome = { ok: true; found: readonly FoundGoods[] } | { ok: false };

/** Pause before a failed lookup is repeated. */
export const LOOKUP_PAUSE_MS = 5000;

type Sought = { context: LoadGoodsInput };
type LibraryEvent = { event: { output: LoadGoodsOutcome } };

/** Rows the library still has to name are judged after its answer, or without it once it failed. */
export const isJudgeHere = or([not('isAnySought'), 'isLibraryLost']);

/** Library beside typed goods: unknown substances are requested at once, and missing ones never count as known. */
export const libraryRegion = {
  description: PICTURES && '物质库',
  initial: 'resting',
  states: {
    resting: {
      description: PICTURES && '已查全',
      always: { guard: 'isAnySought', target: 'loading', actions: 'noteSought' },
    },
    loading: {
      description: PICTURES && '正在查物质资料',
      tags: 'lookingUp',
      invoke: {
        id: 'loadGoods',
        src: 'loadGoods',
        input: ({ context: { sought } }: Sought) => ({ sought }),
        onDone: [
          {
            guard: { type: 'isTold', params: ({ event }: LibraryEvent) => event.output },
            target: 'resting',
            actions: { type: 'keepFound', params: ({ event }: LibraryEvent) => event.output },
          },
          'lost',
        ],
        onError: 'lost',
      },
    },
    lost: {
      description: PICTURES && '没有查到：过一会儿再查，在此之前不当作已知',
      tags: 'lookupLost',
      after: { lookupPause: 'resting' },
    },
  },
} as const;
