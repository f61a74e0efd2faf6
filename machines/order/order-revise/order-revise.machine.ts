import type { ActorRefFrom, SnapshotFrom } from 'xstate';

import { DOLLAR } from '../../../domain/values/money';
import { changedTexts, DISTRICT, fieldTexts } from './order-revise.rules';
import { chart } from './order-revise.setup';
import { PICTURES } from '../../support/left-out';

/** Corrects order papers or adds a service; the new price is shown before confirmation. */
export const orderReviseMachine = chart.createMachine({
  id: 'orderRevise',
  description: PICTURES && '改提单资料与加订服务：先核对内容与新总价，再确认',
  context: ({ input }) => ({
    ...input,
    total: { amount: 0, currency: DOLLAR },
    topics: [],
    wanted: '',
    topic: null,
    typed: {},
    offer: null,
    faults: [],
    turn: 0,
    failureCode: null,
  }),
  invoke: { id: 'regionPicker', src: 'regionPicker' },
  initial: 'closed',
  states: {
    closed: {
      description: PICTURES && '没有打开弹窗',
      on: {
        'order.read': '.loading',
        'revise.open': {
          guard: { type: 'isOffered', params: ({ event }) => event },
          target: '.opening',
          actions: { type: 'noteWanted', params: ({ event }) => event },
        },
      },
      initial: 'loading',
      states: {
        loading: {
          description: PICTURES && '正在取得还能改什么、加什么、各多少钱',
          tags: 'loading',
          invoke: {
            id: 'loadRevisable',
            src: 'loadRevisable',
            input: ({ context }) => ({ orderNo: context.orderNo }),
            onDone: [
              {
                guard: { type: 'isLoaded', params: ({ event }) => event.output },
                target: 'ready',
                actions: { type: 'keepTopics', params: ({ event }) => event.output },
              },
              'failed',
            ],
            onError: 'failed',
          },
        },
        opening: {
          description: PICTURES && '打开前重取一遍，弹窗里不是旧的',
          tags: 'loading',
          on: { 'order.read': {} },
          invoke: {
            id: 'loadRevisable',
            src: 'loadRevisable',
            input: ({ context }) => ({ orderNo: context.orderNo }),
            onDone: [
              {
                guard: { type: 'isStillOffered', params: ({ event }) => event.output },
                target: '#orderRevise.open',
                actions: { type: 'begin', params: ({ event }) => event.output },
              },
              {
                guard: { type: 'isLoaded', params: ({ event }) => event.output },
                target: 'ready',
                actions: { type: 'keepTopics', params: ({ event }) => event.output },
              },
              'failed',
            ],
            onError: 'failed',
          },
        },
        failed: {
          description: PICTURES && '取不到，可重试',
          tags: 'failed',
          on: { 'list.retry': 'loading' },
        },
        ready: { description: PICTURES && '列出还能改的与能加的' },
      },
    },
    open: {
      description: PICTURES && '弹窗已打开',
      tags: 'open',
      exit: 'shut',
      initial: 'typing',
      states: {
        typing: {
          description: PICTURES && '正在填写',
          entry: 'askDistrict',
          on: {
            'text.type': { actions: { type: 'noteText', params: ({ event }) => event } },
            'region.chosen': {
              actions: { type: 'noteText', params: ({ event }) => ({ path: DISTRICT, value: event.code }) },
            },
            'revise.send': [{ guard: 'isChanged', target: 'sending' }, { actions: 'noteSame' }],
            'revise.close': { target: '#orderRevise.closed', actions: 'showOrder' },
          },
        },
        sending: {
          description: PICTURES && '正在核对或改单，不可重复',
          tags: 'busy',
          entry: 'clearFailure',
          invoke: {
            id: 'reviseOrder',
            src: 'reviseOrder',
            input: ({ context }) => ({
              orderNo: context.orderNo,
              topic: context.topic?.topic ?? '',
              texts: changedTexts(context),
              seen: context.topic ? fieldTexts(context.topic) : {},
              total: context.offer?.total ?? null,
            }),
            onDone: [
              {
                guard: { type: 'isRevised', params: ({ event }) => event.output },
                target: '#orderRevise.closed',
                actions: 'showOrder',
              },
              {
                guard: { type: 'isPriced', params: ({ event }) => event.output },
                target: 'typing',
                actions: { type: 'keepOffer', params: ({ event }) => event.output },
              },
              {
                guard: { type: 'isRepriced', params: ({ event }) => event.output },
                target: 'typing',
                actions: [{ type: 'keepOffer', params: ({ event }) => event.output }, 'noteRepriced'],
              },
              {
                guard: { type: 'isFaulty', params: ({ event }) => event.output },
                target: 'typing',
                actions: { type: 'keepFaults', params: ({ event }) => event.output },
              },
              { target: 'typing', actions: { type: 'recordFailure', params: ({ event }) => event.output } },
            ],
            onError: { target: 'typing', actions: 'recordUnexpected' },
          },
        },
      },
    },
  },
});

export type OrderReviseMachine = typeof orderReviseMachine;
export type OrderReviseActor = ActorRefFrom<typeof orderReviseMachine>;
export type OrderReviseSnapshot = SnapshotFrom<typeof orderReviseMachine>;
