import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';

import { normaliseSearch } from '../../../domain/house/customers';
import { isSearchText } from '../../../domain/house/search';
import { unprovidedCallback, unprovidedPromise } from '../../support/unprovided';
import type { DeskPaletteContext, DeskPaletteEvent, KeyPress, SearchDeskOutcome } from './desk-palette.types';
import { PICTURES } from '../../support/left-out';

const NOTHING: DeskPaletteContext = { text: '', found: null, isMore: false, failureCode: null };

const chart = setup({
  types: {
    context: {} as DeskPaletteContext,
    events: {} as DeskPaletteEvent,
    tags: {} as 'open' | 'keys' | 'finding',
  },
  actors: {
    keyWatcher: unprovidedCallback<KeyPress>('keyWatcher'),
    searchDesk: unprovidedPromise<SearchDeskOutcome, { text: string }>('searchDesk'),
  },
  guards: {
    isEnough: ({ context: { text } }) => isSearchText(normaliseSearch(text)),
    isDone: (_, params: SearchDeskOutcome) => params.ok,
  },
  actions: {
    clear: assign(NOTHING),
    keepText: assign((_, { text }: Pick<DeskPaletteContext, 'text'>) => ({ ...NOTHING, text })),
    keepFound: assign((_, params: SearchDeskOutcome) =>
      params.ok ? { found: params.records, isMore: params.isMore } : {},
    ),
    recordFailure: assign((_, params: SearchDeskOutcome) => (params.ok ? {} : { failureCode: params.failure.code })),
    recordUnexpected: assign({ failureCode: 'unexpected' }),
    clearFailure: assign({ failureCode: null }),
  },
  /** A pause in typing: each letter alone asks the gateway nothing. */
  delays: { pause: 300 },
});

/** One field over every page of the desk: cases, customers, pages and the deeds of the page; and the sheet of keys. */
export const deskPaletteMachine = chart.createMachine({
  id: 'deskPalette',
  description:
    PICTURES &&
    '查找与快捷键：一个输入框按编号、企业、手机后四位、箱号、UN 号或货名找到一票，也能打开页面和办理当前页的事',
  context: NOTHING,
  invoke: { id: 'keyWatcher', src: 'keyWatcher' },
  initial: 'closed',
  on: { 'palette.close': { target: '.closed', actions: 'clear' } },
  states: {
    closed: {
      description: PICTURES && '没有打开',
      on: { 'palette.open': 'open', 'keys.open': 'keys' },
    },
    keys: { description: PICTURES && '看快捷键', tags: 'keys' },
    open: {
      description: PICTURES && '填写要找什么',
      tags: 'open',
      initial: 'typing',
      on: {
        'text.type': {
          target: '.typing',
          reenter: true,
          actions: { type: 'keepText', params: ({ event: { text } }) => ({ text }) },
        },
      },
      states: {
        typing: {
          description: PICTURES && '还在填写，停顿后查找',
          after: { pause: { guard: 'isEnough', target: 'finding' } },
        },
        finding: {
          description: PICTURES && '全台查找中',
          tags: 'finding',
          entry: 'clearFailure',
          invoke: {
            id: 'searchDesk',
            src: 'searchDesk',
            input: ({ context: { text } }) => ({ text: normaliseSearch(text) }),
            onDone: [
              {
                guard: { type: 'isDone', params: ({ event }) => event.output },
                target: 'found',
                actions: { type: 'keepFound', params: ({ event }) => event.output },
              },
              { target: 'failed', actions: { type: 'recordFailure', params: ({ event }) => event.output } },
            ],
            onError: { target: 'failed', actions: 'recordUnexpected' },
          },
        },
        found: { description: PICTURES && '找到的列在下面' },
        failed: { description: PICTURES && '没有查到，可重试', on: { 'search.retry': 'finding' } },
      },
    },
  },
});

export type DeskPaletteActor = ActorRefFrom<typeof deskPaletteMachine>;
export type DeskPaletteSnapshot = SnapshotFrom<typeof deskPaletteMachine>;
