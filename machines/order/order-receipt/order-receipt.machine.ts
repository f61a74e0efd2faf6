import type { ActorRefFrom, SnapshotFrom } from 'xstate';

import { chart } from './order-receipt.setup';
import { PICTURES } from '../../support/left-out';

export const orderReceiptMachine = chart.createMachine({
  id: 'orderReceipt',
  description: PICTURES && '下单成功：订单、认证倒计时、补交资料、取消与接着去哪',
  context: ({ input }) => ({
    ...input,
    isGreeted: false,
    order: null,
    failureCode: null,
    readAt: 0,
    now: 0,
    deadline: 0,
    secondsLeft: 0,
  }),
  initial: 'naming',
  states: {
    naming: {
      description: PICTURES && '网址里有没有订单号',
      always: [
        { guard: 'isNamed', target: 'loading' },
        { target: 'missing', actions: 'recordMissing' },
      ],
    },
    loading: {
      description: PICTURES && '正在取得订单',
      tags: 'loading',
      entry: 'clearFailure',
      invoke: {
        id: 'loadOrder',
        src: 'loadOrder',
        input: ({ context }) => ({ orderNo: context.orderNo ?? '' }),
        onDone: [
          {
            guard: { type: 'isFound', params: ({ event }) => event.output },
            target: 'shown',
            actions: { type: 'keepOrder', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isMissing', params: ({ event }) => event.output },
            target: 'missing',
            actions: 'recordMissing',
          },
          { target: 'failed', actions: { type: 'recordFailure', params: ({ event }) => event.output } },
        ],
        onError: { target: 'failed', actions: 'recordUnexpected' },
      },
    },
    missing: { description: PICTURES && '订单不存在，或不是本人的' },
    failed: { description: PICTURES && '订单取不到，可重试', on: { 'order.refresh': 'loading' } },
    shown: {
      description: PICTURES && '订单已显示',
      tags: 'shown',
      type: 'parallel',
      invoke: [
        { id: 'seenWatcher', src: 'seenWatcher' },
        { id: 'copier', src: 'copier', input: ({ context }) => ({ text: context.orderNo ?? '' }) },
        {
          id: 'papers',
          src: 'papers',
          input: ({ context: { order, orderNo } }) => ({
            kind: 'papers',
            files: order?.files ?? [],
            orderNo,
            mayTakeBack: order?.mayTakeBack ?? false,
          }),
        },
        { id: 'revision', src: 'revision', input: ({ context }) => ({ orderNo: context.orderNo ?? '' }) },
      ],
      on: {
        'center.visit': {
          actions: { type: 'leadToCenter', params: ({ event }) => event },
        },
        'order.print': {
          actions: { type: 'printNote', params: ({ context }) => ({ orderNo: context.orderNo ?? '' }) },
        },
        'calendar.save': { actions: { type: 'saveCalendar', params: ({ context }) => context } },
      },
      states: {
        order: {
          description: PICTURES && '订单的状态，跟着服务器走',
          initial: 'sorting',
          on: {
            'order.refresh': '.refreshing',
            'page.seen': '.refreshing',
            'files.changed': { guard: { type: 'isSettled', params: ({ event }) => event }, target: '.refreshing' },
          },
          states: {
            sorting: {
              description: PICTURES && '是否在等企业认证，是否有车今天到站，是否在途',
              always: [
                { guard: 'isAwaiting', target: 'counting' },
                { guard: 'isWatched', target: 'watching' },
                { guard: 'isTravelling', target: 'travelling' },
                'resting',
              ],
            },
            counting: {
              description: PICTURES && '等待企业认证，按截止时刻倒计时',
              meta: PICTURES && { requirements: ['1 enterprise verification'] },
              invoke: { id: 'secondTicker', src: 'secondTicker' },
              on: {
                'clock.ticked': [
                  {
                    guard: { type: 'isAskedAgain', params: ({ event }) => event },
                    target: 'refreshing',
                    actions: { type: 'noteTime', params: ({ event }) => event },
                  },
                  { actions: { type: 'noteTime', params: ({ event }) => event } },
                ],
              },
            },
            watching: {
              description: PICTURES && '今天有车到站、货已到站，或等服务台答复，每分钟看一次',
              after: { lookSoon: 'refreshing' },
            },
            travelling: {
              description: PICTURES && '货在途中，隔一阵看有没有新的消息',
              after: { lookAgain: 'refreshing' },
            },
            resting: { description: PICTURES && '不再倒计时' },
            refreshing: {
              description: PICTURES && '正在看订单有没有变化',
              tags: 'busy',
              invoke: {
                id: 'loadOrder',
                src: 'loadOrder',
                input: ({ context }) => ({ orderNo: context.orderNo ?? '' }),
                onDone: [
                  {
                    guard: { type: 'isFound', params: ({ event }) => event.output },
                    target: 'sorting',
                    actions: [{ type: 'keepOrder', params: ({ event }) => event.output }, 'tellRevision'],
                  },
                  { target: 'sorting', actions: 'noteAsked' },
                ],
                onError: { target: 'sorting', actions: 'noteAsked' },
              },
            },
          },
        },
        greeting: {
          description: PICTURES && '下单成功弹窗',
          initial: 'deciding',
          states: {
            deciding: {
              description: PICTURES && '这张订单是否提示过成功',
              always: [{ guard: 'isGreetingDue', target: 'open' }, 'closed'],
            },
            open: {
              description: PICTURES && '弹窗已打开，本机随即记为已提示',
              tags: 'greeting',
              entry: { type: 'rememberGreeted', params: ({ context }) => ({ orderNo: context.orderNo ?? '' }) },
              on: {
                'greeting.close': { target: 'closed', actions: 'noteGreeted' },
                'greeting.verify': {
                  target: 'closed',
                  actions: ['noteGreeted', { type: 'leadToCenter', params: { target: 'verification' } }],
                },
              },
            },
            closed: { description: PICTURES && '弹窗已关闭' },
          },
        },
        cancellation: {
          description: PICTURES && '取消订单',
          initial: 'closed',
          states: {
            closed: {
              description: PICTURES && '未打开',
              on: { 'cancellation.open': { guard: 'isCancellable', target: 'open' } },
            },
            open: {
              description: PICTURES && '取消弹窗已打开',
              invoke: {
                id: 'cancellation',
                src: 'cancellation',
                input: ({ context: { orderNo, order } }) => ({
                  orderNo: orderNo ?? '',
                  fee: order?.cancelFee ?? { amount: 0, currency: '1' },
                  beside: order?.beside,
                }),
                onDone: { target: 'closed', actions: 'askAgain' },
                onError: { target: 'closed', actions: 'askAgain' },
              },
            },
          },
        },
      },
    },
  },
});

export type OrderReceiptActor = ActorRefFrom<typeof orderReceiptMachine>;
export type OrderReceiptSnapshot = SnapshotFrom<typeof orderReceiptMachine>;
