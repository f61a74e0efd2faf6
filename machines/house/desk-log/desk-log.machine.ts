import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';

import type { LogFilter } from '../../../domain/house/log';
import { unprovidedPromise } from '../../support/unprovided';
import type { CheckLogOutcome, DeskLogContext, DeskLogEvent, LoadLogOutcome, LogQuery } from './desk-log.types';
import { PICTURES } from '../../support/left-out';

const ALL: LogFilter = { who: '', act: '', subject: '', day: '' };

const chart = setup({
  types: {
    context: {} as DeskLogContext,
    events: {} as DeskLogEvent,
    tags: {} as 'loading' | 'listed' | 'failed' | 'checking' | 'checked' | 'unchecked',
  },
  actors: {
    loadLog: unprovidedPromise<LoadLogOutcome, LogQuery>('loadLog'),
    checkLog: unprovidedPromise<CheckLogOutcome>('checkLog'),
  },
  guards: {
    isThere: (_, params: LoadLogOutcome) => params.ok,
    isChecked: (_, params: CheckLogOutcome) => params.ok,
  },
  actions: {
    keepField: assign({
      form: ({ context }, params: { change: Partial<LogFilter> }) => ({ ...context.form, ...params.change }),
    }),
    applyFilter: assign({ asked: ({ context }) => ({ ...context.form, page: 1 }) }),
    turnPage: assign({ asked: ({ context }, params: { page: number }) => ({ ...context.asked, page: params.page }) }),
    keepLines: assign((_, params: LoadLogOutcome) =>
      params.ok ? { records: params.records, total: params.total, people: params.people } : {},
    ),
    keepChain: assign((_, params: CheckLogOutcome) => (params.ok ? { chain: params.chain } : {})),
    forgetChain: assign({ chain: null }),
    recordFailure: assign({ failureCode: (_, params: LoadLogOutcome) => (params.ok ? null : params.failure.code) }),
    recordUnexpected: assign({ failureCode: 'unexpected' }),
    clearFailure: assign({ failureCode: null }),
  },
});

export const deskLogMachine = chart.createMachine({
  id: 'deskLog',
  description: PICTURES && '工作记录：按人、事项、对象与日期查，打开时核对整条记录有没有被改动',
  context: { form: ALL, asked: { ...ALL, page: 1 }, records: [], total: 0, people: [], failureCode: null, chain: null },
  type: 'parallel',
  states: {
    lines: {
      description: PICTURES && '一页记录',
      initial: 'loading',
      on: {
        'field.change': { actions: { type: 'keepField', params: ({ event: { change } }) => ({ change }) } },
        'filter.apply': { target: '.loading', actions: 'applyFilter' },
      },
      states: {
        loading: {
          description: PICTURES && '正在取记录',
          tags: 'loading',
          entry: 'clearFailure',
          invoke: {
            id: 'loadLog',
            src: 'loadLog',
            input: ({ context: { asked } }) => asked,
            onDone: [
              {
                guard: { type: 'isThere', params: ({ event }) => event.output },
                target: 'listed',
                actions: { type: 'keepLines', params: ({ event }) => event.output },
              },
              { target: 'failed', actions: { type: 'recordFailure', params: ({ event }) => event.output } },
            ],
            onError: { target: 'failed', actions: 'recordUnexpected' },
          },
        },
        listed: {
          description: PICTURES && '已列出',
          tags: 'listed',
          on: {
            'page.turn': {
              target: 'loading',
              actions: { type: 'turnPage', params: ({ event: { page } }) => ({ page }) },
            },
          },
        },
        failed: { description: PICTURES && '取不到，可重试', tags: 'failed', on: { 'log.retry': 'loading' } },
      },
    },
    chain: {
      description: PICTURES && '整条记录的核对',
      initial: 'checking',
      states: {
        checking: {
          description: PICTURES && '正在核对',
          tags: 'checking',
          entry: 'forgetChain',
          invoke: {
            id: 'checkLog',
            src: 'checkLog',
            onDone: [
              {
                guard: { type: 'isChecked', params: ({ event }) => event.output },
                target: 'checked',
                actions: { type: 'keepChain', params: ({ event }) => event.output },
              },
              'unchecked',
            ],
            onError: 'unchecked',
          },
        },
        checked: { description: PICTURES && '核对过', tags: 'checked', on: { 'chain.check': 'checking' } },
        unchecked: { description: PICTURES && '未能核对', tags: 'unchecked', on: { 'chain.check': 'checking' } },
      },
    },
  },
});

export type DeskLogActor = ActorRefFrom<typeof deskLogMachine>;
export type DeskLogSnapshot = SnapshotFrom<typeof deskLogMachine>;
