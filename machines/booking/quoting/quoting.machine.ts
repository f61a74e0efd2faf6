import type { ActorRefFrom, SnapshotFrom } from 'xstate';

import { alternativesInput, orderAddress } from './quoting.rules';
import { chart } from './quoting.setup';
import { PICTURES } from '../../support/left-out';

export const quotingMachine = chart.createMachine({
  id: 'quoting',
  description: PICTURES && '锁定价格：选一班、锁价、到期刷新、变价确认；仓位与服务同此',
  context: ({ input }) => ({
    ...input,
    offer: null,
    quote: null,
    before: null,
    countdown: { deadline: 0, secondsLeft: 0 },
    alternatives: null,
    failureCode: null,
  }),
  initial: 'recalling',
  states: {
    recalling: {
      description: PICTURES && '取回这次查询锁过的价格',
      initial: 'quiet',
      invoke: {
        id: 'recallQuote',
        src: 'recallQuote',
        input: ({ context: { search } }) => ({ search }),
        onDone: [
          {
            guard: { type: 'isPressedKept', params: ({ event }) => event.output },
            target: 'resting.held',
            actions: [
              { type: 'keepQuote', params: ({ event }) => event.output },
              { type: 'openPage', params: ({ context }) => ({ address: orderAddress(context) }) },
            ],
          },
          { guard: 'isPressed', target: 'asking' },
          {
            guard: { type: 'isKept', params: ({ event }) => event.output },
            target: 'resting.held',
            actions: { type: 'keepQuote', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isLapsed', params: ({ event }) => event.output },
            target: 'resting.lapsed',
            actions: { type: 'keepQuote', params: ({ event }) => event.output },
          },
          { target: 'resting' },
        ],
        onError: [{ guard: 'isPressed', target: 'asking' }, { target: 'resting' }],
      },
      states: {
        quiet: {
          description: PICTURES && '还没有人选',
          on: {
            'offer.choose': {
              target: 'pressed',
              actions: { type: 'chooseOffer', params: ({ event }) => event },
            },
            'alternatives.seek': {
              target: '#quoting.asking.finding',
              actions: { type: 'askOffer', params: ({ event }) => event },
            },
          },
        },
        pressed: { description: PICTURES && '已选了一班，取回锁价后接着办', tags: 'busy' },
      },
    },
    resting: {
      description: PICTURES && '等待选择',
      initial: 'free',
      on: {
        'offer.choose': {
          target: 'asking',
          actions: { type: 'chooseOffer', params: ({ event }) => event },
        },
        'alternatives.seek': {
          target: 'asking.finding',
          actions: { type: 'askOffer', params: ({ event }) => event },
        },
      },
      states: {
        free: { description: PICTURES && '没有锁定的价格', entry: 'dropQuote' },
        held: {
          description: PICTURES && '价格锁定中，按时钟倒数',
          tags: 'held',
          invoke: { id: 'secondTicker', src: 'secondTicker' },
          on: {
            'clock.ticked': [
              { guard: { type: 'isOver', params: ({ event }) => event }, target: 'lapsed' },
              { actions: { type: 'countDown', params: ({ event }) => event } },
            ],
            'offer.choose': {
              guard: { type: 'isHeld', params: ({ event }) => event },
              actions: { type: 'openPage', params: ({ context }) => ({ address: orderAddress(context) }) },
            },
          },
        },
        lapsed: {
          description: PICTURES && '锁定的价格已到期',
          tags: 'lapsed',
          on: { 'quote.renew': { target: '#quoting.asking', actions: 'rememberBefore' } },
        },
      },
    },
    asking: {
      description: PICTURES && '正在询问',
      tags: 'busy',
      initial: 'locking',
      states: {
        locking: {
          description: PICTURES && '正在锁定价格，或按今日价格重报已到期的报价',
          invoke: {
            id: 'lockPrice',
            src: 'lockPrice',
            input: ({ context }) => ({ ...alternativesInput(context), renews: context.quote?.quoteId ?? null }),
            onDone: [
              {
                guard: { type: 'isPriceChanged', params: ({ event }) => event.output },
                target: '#quoting.answering.changed',
                actions: { type: 'keepQuote', params: ({ event }) => event.output },
              },
              {
                guard: { type: 'isLocked', params: ({ event }) => event.output },
                target: '#quoting.resting.held',
                actions: [
                  { type: 'keepQuote', params: ({ event }) => event.output },
                  { type: 'saveQuote', params: ({ context: { search, quote } }) => ({ search, quote }) },
                  { type: 'openPage', params: ({ context }) => ({ address: orderAddress(context) }) },
                ],
              },
              { guard: { type: 'isSoldOut', params: ({ event }) => event.output }, target: 'finding' },
              {
                target: '#quoting.answering.failed',
                actions: { type: 'recordFailure', params: ({ event }) => event.output },
              },
            ],
            onError: { target: '#quoting.answering.failed', actions: 'recordUnexpected' },
          },
        },
        finding: {
          description: PICTURES && '正在找可替代的班次',
          invoke: {
            id: 'findAlternatives',
            src: 'findAlternatives',
            input: ({ context }) => alternativesInput(context),
            onDone: {
              target: '#quoting.answering.soldOut',
              actions: { type: 'keepAlternatives', params: ({ event }) => event.output },
            },
            onError: { target: '#quoting.answering.soldOut', actions: 'clearAlternatives' },
          },
        },
      },
    },
    answering: {
      description: PICTURES && '需要作出决定',
      initial: 'failed',
      exit: 'clearFailure',
      on: { 'choice.close': 'resting' },
      states: {
        changed: {
          description: PICTURES && '价格有变：原价、新价、差额，接受或放弃',
          tags: 'changed',
          on: {
            'price.accept': {
              target: '#quoting.resting.held',
              actions: [
                { type: 'saveQuote', params: ({ context: { search, quote } }) => ({ search, quote }) },
                { type: 'openPage', params: ({ context }) => ({ address: orderAddress(context) }) },
              ],
            },
          },
        },
        soldOut: {
          description: PICTURES && '舱位已售罄，列出可替代的班次',
          tags: 'soldOut',
          on: {
            'offer.choose': {
              target: '#quoting.asking',
              actions: { type: 'chooseOffer', params: ({ event }) => event },
            },
          },
        },
        failed: {
          description: PICTURES && '锁定价格失败，可重试',
          tags: 'failed',
          on: {
            'choice.retry': '#quoting.asking',
          },
        },
      },
    },
  },
});

export type QuotingActor = ActorRefFrom<typeof quotingMachine>;
export type QuotingSnapshot = SnapshotFrom<typeof quotingMachine>;
