import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';

import { countdownAt, countdownTo, type ClockTicked } from '../../support/clock';
import { unprovidedCallback, unprovidedPromise } from '../../support/unprovided';
import type {
  CompletionCode,
  LegalText,
  LoadTextOutcome,
  ReadingContext,
  ReadingEvent,
  ReadingInput,
  ReadingOutcome,
  TextScrolled,
} from './reading.types';
import { PICTURES } from '../../support/left-out';

export const READING_SECONDS = 10;

/** Zoom and fractional pixels may stop scrolling just before the end. */
const END_TOLERANCE = 10;

const COMPLETION_CODES: Record<LegalText, CompletionCode> = {
  agreement: '1',
  privacy: '2',
  protocol: '3',
  deskProtocol: '3',
  storageProtocol: '3',
  saleProtocol: '3',
  charges: '4',
};

const chart = setup({
  types: {
    input: {} as ReadingInput,
    context: {} as ReadingContext,
    events: {} as ReadingEvent,
    output: {} as ReadingOutcome,
    tags: {} as 'loading' | 'unavailable' | 'confirmable' | 'read' | 'dismissable' | 'lookedUp',
    children: {} as { loadText: 'loadText'; loadMail: 'loadMail'; secondTicker: 'secondTicker' },
  },
  actors: {
    loadText: unprovidedPromise<LoadTextOutcome, Pick<ReadingInput, 'text' | 'version'>>('loadText'),
    loadMail: unprovidedPromise<string | null>('loadMail'),
    secondTicker: unprovidedCallback<ClockTicked>('secondTicker'),
  },
  guards: {
    isWithMail: ({ context }) => context.isWithMail,
    isLookedUp: ({ context }) => context.version !== undefined,
    isLoaded: (_, params: LoadTextOutcome) => params.ok,
    isAtEnd: (_, params: TextScrolled) => params.distanceToEnd <= END_TOLERANCE,
    isCountdownOver: ({ context }, params: { now: number }) => countdownAt(context, params.now).secondsLeft === 0,
  },
  actions: {
    openText: assign((_, params: LoadTextOutcome) =>
      params.ok
        ? {
            document: params.document,
            ...countdownTo(params.loadedAt + READING_SECONDS * 1000, params.loadedAt, READING_SECONDS),
          }
        : {},
    ),
    recordFailure: assign({ failure: (_, params: LoadTextOutcome) => (params.ok ? null : params.failure) }),
    recordUnavailable: assign({ failure: { code: 'unavailable' } }),
    clearFailure: assign({ failure: null }),
    noteMail: assign({ mail: (_, params: { mail: string | null }) => params.mail }),
    noteProgress: assign(({ context }, { percent, section }: TextScrolled) => ({
      percent: Math.max(context.percent, percent),
      section,
    })),
    noteEnd: assign({ percent: 100, section: (_, params: TextScrolled) => params.section }),
    updateCountdown: assign(({ context }, params: { now: number }) => countdownAt(context, params.now)),
    recordConfirmed: assign({
      outcome: ({ context: { text, document } }) => ({
        isConfirmed: true,
        completionCode: COMPLETION_CODES[text],
        version: document?.version ?? '',
      }),
    }),
  },
});

export const readingMachine = chart.createMachine({
  id: 'reading',
  description: PICTURES && '阅读弹窗：读到文末并等满 10 秒，才能确认“我知道了”',
  context: ({ input }) => ({
    ...input,
    document: null,
    mail: null,
    failure: null,
    percent: 0,
    section: 0,
    deadline: 0,
    secondsLeft: READING_SECONDS,
    outcome: { isConfirmed: false },
  }),
  output: ({ context }) => context.outcome,
  initial: 'open',
  states: {
    open: {
      description: PICTURES && '弹窗已打开',
      type: 'parallel',
      on: { 'reading.close': 'ended' },
      states: {
        mail: {
          description: PICTURES && '客服邮箱',
          initial: 'deciding',
          states: {
            deciding: {
              description: PICTURES && '这个弹窗是否要写明邮箱',
              always: [{ guard: 'isWithMail', target: 'asking' }, 'settled'],
            },
            asking: {
              description: PICTURES && '正在获取客服邮箱，不妨碍阅读',
              invoke: {
                id: 'loadMail',
                src: 'loadMail',
                onDone: {
                  target: 'settled',
                  actions: { type: 'noteMail', params: ({ event }) => ({ mail: event.output }) },
                },
                onError: 'settled',
              },
            },
            settled: { description: PICTURES && '已写明，或以客服热线代替' },
          },
        },
        text: {
          description: PICTURES && '正文',
          initial: 'loading',
          states: {
            loading: {
              description: PICTURES && '正在取得正文',
              tags: ['loading', 'dismissable'],
              on: { 'reading.dismiss': '#reading.ended' },
              invoke: {
                id: 'loadText',
                src: 'loadText',
                input: ({ context: { text, version } }) => ({ text, version }),
                onDone: [
                  {
                    guard: { type: 'isLoaded', params: ({ event }) => event.output },
                    target: 'shown',
                    actions: { type: 'openText', params: ({ event }) => event.output },
                  },
                  {
                    target: 'unavailable',
                    actions: { type: 'recordFailure', params: ({ event }) => event.output },
                  },
                ],
                onError: { target: 'unavailable', actions: 'recordUnavailable' },
              },
            },
            unavailable: {
              description: PICTURES && '正文暂时取不到，可重试',
              tags: ['unavailable', 'dismissable'],
              exit: 'clearFailure',
              on: { 'text.retry': 'loading', 'reading.dismiss': '#reading.ended' },
            },
            shown: {
              description: PICTURES && '正文已显示',
              initial: 'deciding',
              on: { 'text.scrolled': { actions: { type: 'noteProgress', params: ({ event }) => event } } },
              states: {
                deciding: {
                  description: PICTURES && '查阅写明的一版，还是读现行的一版',
                  always: [{ guard: 'isLookedUp', target: 'lookedUp' }, 'reading'],
                },
                lookedUp: {
                  description: PICTURES && '查阅写明的一版：不需确认，随时可关',
                  tags: ['lookedUp', 'dismissable'],
                  on: { 'reading.dismiss': '#reading.ended' },
                },
                reading: {
                  description: PICTURES && '阅读中：读到文末，并且倒计时结束',
                  meta: PICTURES && { requirements: ['2 agreement modal'] },
                  type: 'parallel',
                  onDone: 'confirmable',
                  states: {
                    scroll: {
                      description: PICTURES && '阅读进度',
                      initial: 'unread',
                      states: {
                        unread: {
                          description: PICTURES && '还没有读到文末',
                          on: {
                            'text.scrolled': {
                              guard: { type: 'isAtEnd', params: ({ event }) => event },
                              target: 'read',
                              actions: { type: 'noteEnd', params: ({ event }) => event },
                            },
                          },
                        },
                        read: { type: 'final', description: PICTURES && '已读到文末', tags: 'read' },
                      },
                    },
                    countdown: {
                      description: PICTURES && '10 秒倒计时',
                      initial: 'running',
                      states: {
                        running: {
                          description: PICTURES && '倒计时进行中',
                          invoke: { id: 'secondTicker', src: 'secondTicker' },
                          on: {
                            'clock.ticked': [
                              {
                                guard: { type: 'isCountdownOver', params: ({ event }) => event },
                                target: 'over',
                                actions: { type: 'updateCountdown', params: ({ event }) => event },
                              },
                              { actions: { type: 'updateCountdown', params: ({ event }) => event } },
                            ],
                          },
                        },
                        over: { type: 'final', description: PICTURES && '已等满 10 秒' },
                      },
                    },
                  },
                },
                confirmable: {
                  description: PICTURES && '可以确认',
                  meta: PICTURES && { requirements: ['2 agreement modal'] },
                  tags: ['read', 'confirmable', 'dismissable'],
                  on: {
                    'text.confirm': { target: '#reading.ended', actions: 'recordConfirmed' },
                    'reading.dismiss': '#reading.ended',
                  },
                },
              },
            },
          },
        },
      },
    },
    ended: { type: 'final', description: PICTURES && '已确认，或未读完就关闭' },
  },
});

export type ReadingActor = ActorRefFrom<typeof readingMachine>;
export type ReadingSnapshot = SnapshotFrom<typeof readingMachine>;
