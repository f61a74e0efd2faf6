import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';

import { findPageByCode } from '../../../domain/content/help';
import { findHelp } from '../../../domain/content/help-search';
import { unprovidedPromise } from '../../support/unprovided';
import type { HelpQuery, HelpSearchContext, HelpSearchEvent, LoadHelpOutcome } from './help-search.types';
import { PICTURES } from '../../support/left-out';

const chart = setup({
  types: {
    input: {} as HelpQuery,
    context: {} as HelpSearchContext,
    events: {} as HelpSearchEvent,
    tags: {} as 'busy' | 'reading' | 'unknown' | 'found' | 'nothing',
  },
  actors: { loadHelp: unprovidedPromise<LoadHelpOutcome>('loadHelp') },
  guards: {
    isLoaded: (_, params: LoadHelpOutcome) => params.ok,
    isFound: ({ context: { pages, text } }) => findHelp(pages, text).length > 0,
    isAsked: ({ context: { text } }) => text.trim() !== '',
    isKnown: ({ context: { pages, code } }) => findPageByCode(pages, code) !== undefined,
  },
  actions: {
    keepAsked: assign((_, { code, text }: HelpQuery) => ({ code, text })),
    keepText: assign((_, { text }: Pick<HelpQuery, 'text'>) => ({ text })),
    keepPages: assign((_, params: LoadHelpOutcome) => (params.ok ? { pages: params.pages } : {})),
    recordFailure: assign({ failureCode: (_, params: LoadHelpOutcome) => (params.ok ? null : params.failure.code) }),
    recordUnexpected: assign({ failureCode: 'unexpected' }),
    clearFailure: assign({ failureCode: null }),
  },
});

/** All help pages load at once, so that paging and search need no wait. */
export const helpSearchMachine = chart.createMachine({
  id: 'helpSearch',
  description: PICTURES && '帮助中心：按编码打开一页，或边输入边搜索；支持汉字、拼音与首字母',
  context: ({ input }) => ({ ...input, pages: [], failureCode: null }),
  initial: 'loading',
  on: {
    'address.read': { actions: { type: 'keepAsked', params: ({ event }) => event } },
    'text.type': { actions: { type: 'keepText', params: ({ event }) => event } },
  },
  states: {
    loading: {
      description: PICTURES && '正在载入全部帮助',
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'loadHelp',
        src: 'loadHelp',
        onDone: [
          {
            guard: { type: 'isLoaded', params: ({ event }) => event.output },
            target: 'here',
            actions: { type: 'keepPages', params: ({ event }) => event.output },
          },
          { target: 'failed', actions: { type: 'recordFailure', params: ({ event }) => event.output } },
        ],
        onError: { target: 'failed', actions: 'recordUnexpected' },
      },
    },
    failed: { description: PICTURES && '载入失败，可重试', on: { 'help.retry': 'loading' } },
    here: {
      description: PICTURES && '帮助已到',
      initial: 'looking',
      on: {
        'address.read': { target: '.looking', actions: { type: 'keepAsked', params: ({ event }) => event } },
        'text.type': { target: '.looking', actions: { type: 'keepText', params: ({ event }) => event } },
      },
      states: {
        looking: {
          description: PICTURES && '看要的是哪一页，还是在搜索',
          always: [
            { guard: 'isFound', target: 'found' },
            { guard: 'isAsked', target: 'nothing' },
            { guard: 'isKnown', target: 'reading' },
            'unknown',
          ],
        },
        reading: { description: PICTURES && '正在看一页', tags: 'reading' },
        unknown: { description: PICTURES && '没有这个编码的帮助', tags: 'unknown' },
        found: { description: PICTURES && '已列出找到的', tags: 'found' },
        nothing: { description: PICTURES && '没有找到', tags: 'nothing' },
      },
    },
  },
});

export type HelpSearchActor = ActorRefFrom<typeof helpSearchMachine>;
export type HelpSearchSnapshot = SnapshotFrom<typeof helpSearchMachine>;
