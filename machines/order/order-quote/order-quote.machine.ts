import { assign, sendParent, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';

import type { Quote } from '../../../domain/offer/offer';
import type { ClockTicked } from '../../support/clock';
import { unprovidedAction, unprovidedCallback, unprovidedPromise } from '../../support/unprovided';
import { withAcceptedRenewal, withLoadedQuote, withRenewal } from './order-quote.rules';
import type {
  LoadQuoteInput,
  LoadQuoteOutcome,
  OrderQuoteContext,
  OrderQuoteEvent,
  OrderQuoteInput,
  OwnerReport,
  QuoteReport,
  RenewQuoteOutcome,
} from './order-quote.types';
import { MINUTE_MS } from '../../../domain/values/spans';
import { PICTURES } from '../../support/left-out';

const chart = setup({
  types: {
    input: {} as OrderQuoteInput,
    context: {} as OrderQuoteContext,
    events: {} as OrderQuoteEvent,
    tags: {} as 'loading' | 'used' | 'signedOut' | 'missing' | 'failed' | 'locked' | 'lapsed' | 'renewing' | 'offered',
    children: {} as {
      loadQuote: 'loadQuote';
      renewQuote: 'renewQuote';
      secondTicker: 'secondTicker';
      somebody: 'somebody';
    },
  },
  actors: {
    loadQuote: unprovidedPromise<LoadQuoteOutcome, LoadQuoteInput>('loadQuote'),
    renewQuote: unprovidedPromise<RenewQuoteOutcome, LoadQuoteInput>('renewQuote'),
    secondTicker: unprovidedCallback<ClockTicked>('secondTicker'),
    somebody: unprovidedPromise<void>('somebody'),
  },
  guards: {
    isNamed: ({ context }) => context.quoteId !== '',
    isUsed: (_, params: LoadQuoteOutcome) => params.ok && params.quote.orderNo !== undefined,
    isHeld: (_, params: LoadQuoteOutcome) => params.ok,
    isMissing: (_, params: LoadQuoteOutcome) => !params.ok && params.failure.code === 'missing',
    isSignedOut: (_, params: LoadQuoteOutcome) => !params.ok && params.failure.code === 'signedOut',
    isRenewed: (_, params: RenewQuoteOutcome) => params.ok,
    /** Updates once a minute: a deadline needs no seconds. */
    isTimeChanged: ({ context }, params: { now: number }) =>
      Math.floor(params.now / MINUTE_MS) !== Math.floor(context.now / MINUTE_MS),
    isOver: ({ context }) => context.now >= context.deadline,
  },
  actions: {
    keepQuote: assign((_, params: LoadQuoteOutcome) => withLoadedQuote(params)),
    turnTo: assign((_, params: { quote: Quote; now: number }) => ({
      ...withLoadedQuote({ ok: true, ...params }),
      renewal: null,
    })),
    keepRenewal: assign((_, params: RenewQuoteOutcome) => withRenewal(params)),
    acceptRenewal: assign(({ context }) => withAcceptedRenewal(context)),
    dropRenewal: assign({ renewal: null }),
    noteTime: assign({ now: (_, params: { now: number }) => params.now }),
    endLock: assign({ deadline: ({ context }) => context.now }),
    showLogin: unprovidedAction('showLogin'),
    recordUnexpected: assign({ failureCode: 'unexpected' }),
    clearFailure: assign({ failureCode: null }),
    reportTime: sendParent(({ context: { now } }): ClockTicked => ({ type: 'clock.ticked', now })),
    reportOwner: sendParent({ type: 'owner.came' } satisfies OwnerReport),
    reportQuote: sendParent(({ context: { quote, now } }): QuoteReport => {
      if (!quote) throw new Error('no quote is held');
      return { type: 'quote.held', quote, now };
    }),
  },
});

/** A quote is locked for a day; a renewal shows the price difference first. */
export const orderQuoteMachine = chart.createMachine({
  id: 'orderQuote',
  description: PICTURES && '下单报价：锁定并倒计时，失效后按今日价格重新报价',
  context: ({ input }) => ({
    quoteId: input.quoteId,
    quote: null,
    renewal: null,
    failureCode: null,
    deadline: 0,
    now: 0,
  }),
  initial: 'deciding',
  on: {
    'quote.turn': { target: '.held', actions: { type: 'turnTo', params: ({ event }) => event } },
  },
  states: {
    deciding: {
      description: PICTURES && '网址里有没有报价',
      always: [{ guard: 'isNamed', target: 'loading' }, 'missing'],
    },
    loading: {
      description: PICTURES && '正在取得报价',
      tags: 'loading',
      entry: 'clearFailure',
      invoke: {
        id: 'loadQuote',
        src: 'loadQuote',
        input: ({ context }) => ({ quoteId: context.quoteId }),
        onDone: [
          {
            guard: { type: 'isUsed', params: ({ event }) => event.output },
            target: 'used',
            actions: { type: 'keepQuote', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isHeld', params: ({ event }) => event.output },
            target: 'held',
            actions: [{ type: 'keepQuote', params: ({ event }) => event.output }, 'reportQuote'],
          },
          { guard: { type: 'isSignedOut', params: ({ event }) => event.output }, target: 'signedOut' },
          { guard: { type: 'isMissing', params: ({ event }) => event.output }, target: 'missing' },
          { target: 'failed', actions: { type: 'keepQuote', params: ({ event }) => event.output } },
        ],
        onError: { target: 'failed', actions: 'recordUnexpected' },
      },
    },
    signedOut: {
      description: PICTURES && '报价跟着账号走，等人登录；登录后报价、草稿与本人的券都重新取',
      tags: 'signedOut',
      on: { 'login.request': { actions: 'showLogin' } },
      invoke: {
        id: 'somebody',
        src: 'somebody',
        onDone: { target: 'loading', actions: 'reportOwner' },
        onError: { target: 'failed', actions: 'recordUnexpected' },
      },
    },
    used: { description: PICTURES && '这份报价已经下单，看那张订单或另选', tags: 'used' },
    missing: { description: PICTURES && '没有报价，请返回班期页重选', tags: 'missing' },
    failed: { description: PICTURES && '报价取不到，可重试', tags: 'failed', on: { 'quote.retry': 'loading' } },
    held: {
      description: PICTURES && '已有报价',
      initial: 'locked',
      states: {
        locked: {
          description: PICTURES && '价格锁定中，倒计时',
          tags: 'locked',
          always: { guard: 'isOver', target: 'lapsed' },
          invoke: { id: 'secondTicker', src: 'secondTicker' },
          on: {
            'clock.ticked': [
              {
                guard: { type: 'isTimeChanged', params: ({ event }) => event },
                actions: [{ type: 'noteTime', params: ({ event }) => event }, 'reportTime'],
              },
              { actions: { type: 'noteTime', params: ({ event }) => event } },
            ],
            'quote.lapse': { target: 'renewing', actions: 'endLock' },
          },
        },
        lapsed: {
          description: PICTURES && '报价已失效，可按今日价格重新报价',
          tags: 'lapsed',
          on: { 'quote.renew': 'renewing', 'quote.lapse': 'renewing' },
        },
        renewing: {
          description: PICTURES && '正在重新报价',
          tags: ['lapsed', 'renewing'],
          entry: 'clearFailure',
          invoke: {
            id: 'renewQuote',
            src: 'renewQuote',
            input: ({ context }) => ({ quoteId: context.quoteId }),
            onDone: [
              {
                guard: { type: 'isRenewed', params: ({ event }) => event.output },
                target: 'offered',
                actions: { type: 'keepRenewal', params: ({ event }) => event.output },
              },
              { target: 'lapsed', actions: { type: 'keepRenewal', params: ({ event }) => event.output } },
            ],
            onError: { target: 'lapsed', actions: 'recordUnexpected' },
          },
        },
        offered: {
          description: PICTURES && '请确认原价、新价与差额',
          tags: ['lapsed', 'offered'],
          on: {
            'renewal.accept': { target: 'locked', actions: ['acceptRenewal', 'reportQuote'] },
            'renewal.dismiss': { target: 'lapsed', actions: 'dropRenewal' },
          },
        },
      },
    },
  },
});

export type OrderQuoteActor = ActorRefFrom<typeof orderQuoteMachine>;
export type OrderQuoteSnapshot = SnapshotFrom<typeof orderQuoteMachine>;
