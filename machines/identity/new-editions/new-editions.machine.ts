import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';

import { unprovidedCallback, unprovidedPromise } from '../../support/unprovided';
import { newAnnouncements, accountEditions, isOtherThan, textsToAgree, editionToken } from './new-editions.rules';
import type {
  AgreedInput,
  AgreeOutcome,
  LoadEditionsOutcome,
  NewEditionsContext,
  NewEditionsEvent,
  PersonEvent,
  TextStand,
} from './new-editions.types';
import { PICTURES } from '../../support/left-out';

const chart = setup({
  types: {
    context: {} as NewEditionsContext,
    events: {} as NewEditionsEvent,
    tags: {} as 'agreed' | 'postponed' | 'asking' | 'busy' | 'announcing',
  },
  actors: {
    personWatcher: unprovidedCallback<PersonEvent>('personWatcher'),
    seenWatcher: unprovidedCallback<{ type: 'page.seen' }>('seenWatcher'),
    loadEditions: unprovidedPromise<LoadEditionsOutcome>('loadEditions'),
    agreeToEditions: unprovidedPromise<AgreeOutcome, AgreedInput>('agreeToEditions'),
  },
  guards: {
    isOwed: (_, params: LoadEditionsOutcome) => params.ok && textsToAgree(params.texts).length > 0,
    isAnnounced: (_, params: LoadEditionsOutcome) =>
      params.ok && newAnnouncements(params.texts, params.told).length > 0,
    isKnown: (_, params: LoadEditionsOutcome) => params.ok,
    isKept: (_, params: AgreeOutcome) => params.ok,
    isChanged: (_, params: AgreeOutcome) => !params.ok && params.code === 'changed',
    isToCome: ({ context: { texts, told } }) => newAnnouncements(texts, told).length > 0,
  },
  actions: {
    keepTexts: assign((_, params: LoadEditionsOutcome) =>
      params.ok ? { texts: params.texts, told: params.told, failure: null, isNewer: false } : {},
    ),
    /** Newer texts replace the open question, and `isNewer` says so. */
    replaceTexts: assign(({ context }, params: LoadEditionsOutcome) =>
      params.ok
        ? { texts: params.texts, told: params.told, failure: null, isNewer: isOtherThan(params, context.texts) }
        : {},
    ),
    forgetTexts: assign({ texts: [], failure: null, isNewer: false }),
    noteAgreed: assign({
      texts: ({ context }) => context.texts.map((text): TextStand => ({ ...text, isAgreed: true })),
      failure: null,
    }),
    recordFailure: assign({
      failure: (_, params: { ok: boolean; code?: string }) => (params.code === 'network' ? 'network' : 'unavailable'),
    }),
    clearFailure: assign({ failure: null }),
    noteTold: assign({
      told: ({ context: { texts, told } }) => [...told, ...newAnnouncements(texts, told).map(editionToken)],
    }),
    /** Stored beyond this page. */
    keepTold: (_, _params: { told: readonly string[] }) => {},
  },
});

/** New editions of the account texts: announced quietly, requested once in force, required by an order. */
export const newEditionsMachine = chart.createMachine({
  id: 'newEditions',
  description:
    PICTURES && '协议新版：施行前安静告知；施行后请本账号同意一次，不同意仍可浏览与办理已有订单，只是不能再下单',
  context: { texts: [], told: [], failure: null, isNewer: false },
  invoke: { id: 'personWatcher', src: 'personWatcher' },
  on: { 'person.left': '.absent', 'person.came': '.looking' },
  initial: 'absent',
  states: {
    absent: { description: PICTURES && '未登录', entry: 'forgetTexts' },
    looking: {
      description: PICTURES && '查现行与将行的版本，本账号是否已同意',
      invoke: {
        id: 'loadEditions',
        src: 'loadEditions',
        onDone: [
          {
            guard: { type: 'isOwed', params: ({ event }) => event.output },
            target: 'asking',
            actions: {
              type: 'keepTexts',
              params: ({ event }) => event.output,
            },
          },
          {
            guard: { type: 'isAnnounced', params: ({ event }) => event.output },
            target: 'announcing',
            actions: {
              type: 'keepTexts',
              params: ({ event }) => event.output,
            },
          },
          {
            guard: { type: 'isKnown', params: ({ event }) => event.output },
            target: 'quiet',
            actions: {
              type: 'keepTexts',
              params: ({ event }) => event.output,
            },
          },
          'postponed',
        ],
        onError: 'postponed',
      },
    },
    quiet: {
      description: PICTURES && '现行版本都已同意，没有要告知的',
      tags: 'agreed',
      on: { 'agreement.demanded': 'looking' },
    },
    announcing: {
      description: PICTURES && '安静告知：哪一份、哪天起、改了什么；可随时收起，不再重复',
      tags: ['agreed', 'announcing'],
      on: {
        'announcement.dismiss': {
          target: 'quiet',
          actions: ['noteTold', { type: 'keepTold', params: ({ context: { told } }) => ({ told }) }],
        },
        'agreement.demanded': 'looking',
      },
    },
    asking: {
      description: PICTURES && '请同意现行版本；页上所填都在',
      tags: 'asking',
      invoke: { id: 'seenWatcher', src: 'seenWatcher' },
      initial: 'open',
      states: {
        open: {
          description: PICTURES && '等待答复',
          on: {
            'editions.agree': 'agreeing',
            'editions.postpone': '#newEditions.postponed',
            'page.seen': 'rechecking',
          },
        },
        agreeing: {
          description: PICTURES && '正在记下同意',
          tags: 'busy',
          entry: 'clearFailure',
          invoke: {
            id: 'agreeToEditions',
            src: 'agreeToEditions',
            input: ({ context: { texts } }) => ({ agreed: accountEditions(texts) }),
            onDone: [
              {
                guard: { type: 'isKept', params: ({ event }) => event.output },
                target: '#newEditions.agreed',
                actions: 'noteAgreed',
              },
              { guard: { type: 'isChanged', params: ({ event }) => event.output }, target: 'rechecking' },
              { target: 'open', actions: { type: 'recordFailure', params: ({ event }) => event.output } },
            ],
            onError: { target: 'open', actions: { type: 'recordFailure', params: { ok: false } } },
          },
        },
        rechecking: {
          description: PICTURES && '再查一次：别处可能已同意，也可能又有更新的版本',
          tags: 'busy',
          invoke: {
            id: 'loadEditions',
            src: 'loadEditions',
            onDone: [
              {
                guard: { type: 'isOwed', params: ({ event }) => event.output },
                target: 'open',
                actions: {
                  type: 'replaceTexts',
                  params: ({ event }) => event.output,
                },
              },
              {
                guard: { type: 'isKnown', params: ({ event }) => event.output },
                target: '#newEditions.agreed',
                actions: {
                  type: 'replaceTexts',
                  params: ({ event }) => event.output,
                },
              },
              { target: 'open', actions: { type: 'recordFailure', params: ({ event }) => event.output } },
            ],
            onError: { target: 'open', actions: { type: 'recordFailure', params: { ok: false } } },
          },
        },
      },
    },
    agreed: {
      description: PICTURES && '已同意；还有将要施行的，接着告知',
      always: [{ guard: 'isToCome', target: 'announcing' }, 'quiet'],
    },
    postponed: {
      description: PICTURES && '暂未同意，或暂时查不到：到下单时再问',
      tags: 'postponed',
      on: { 'agreement.demanded': 'looking' },
    },
  },
});

export type NewEditionsActor = ActorRefFrom<typeof newEditionsMachine>;
export type NewEditionsSnapshot = SnapshotFrom<typeof newEditionsMachine>;
