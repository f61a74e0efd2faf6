import type { ActorRefFrom, SnapshotFrom } from 'xstate';

import { openList } from './purchase-list.rules';
import { chart, NOTHING } from './purchase-list.setup';
import { PICTURES } from '../../support/left-out';

const changing = {
  'line.type': { target: 'settling', reenter: true, actions: { type: 'noteTyped', params: ({ event }) => event } },
  'line.remove': {
    guard: { type: 'isListed', params: ({ event }) => event },
    target: 'saving',
    actions: { type: 'takeRemoval', params: ({ event }) => event },
  },
  'lines.arrange': { target: 'saving', actions: { type: 'takeArranged', params: ({ event }) => event } },
  'line.undo': { guard: 'hasRemoved', target: 'saving', actions: 'takeUndo' },
  'delivery.choose': { target: 'saving', actions: { type: 'takeDelivery', params: ({ event }) => event } },
  'list.open': {
    guard: { type: 'isOther', params: ({ event }) => event },
    target: 'saving',
    actions: { type: 'takeOpening', params: ({ event }) => event },
  },
  'price.renew': { guard: 'isOver', target: 'saving', actions: 'takeRenewal' },
} as const satisfies Parameters<typeof chart.createStateConfig>[0]['on'];

/** Changes to whole lists wait until typed quantities are saved. */
const asking = {
  'list.ask': {
    guard: { type: 'isAskable', params: ({ event }) => event },
    actions: { type: 'noteAsking', params: ({ event }) => event },
  },
  'list.confirm': [{ guard: 'canConfirm', target: 'saving', actions: 'takeAsked' }, { actions: 'noteTried' }],
} as const satisfies Parameters<typeof chart.createStateConfig>[0]['on'];

/** A list to buy: priced and held for a day, without reserving goods. */
export const purchaseListMachine = chart.createMachine({
  id: 'purchaseList',
  description: PICTURES && '采购单：改数量、勾选、删行、并仓、选提送方式、重新锁价；打开、新建、复制、改名、删除一张',
  context: ({ input: { again } }) => ({ ...NOTHING, again }),
  initial: 'loading',
  invoke: { id: 'personWatcher', src: 'personWatcher' },
  on: { 'person.changed': { target: '.loading', actions: 'forget' } },
  states: {
    loading: {
      description: PICTURES && '正在取采购单',
      tags: 'loading',
      invoke: {
        id: 'loadList',
        src: 'loadList',
        onDone: [
          {
            guard: { type: 'isLoaded', params: ({ event }) => event.output },
            target: 'shown',
            actions: { type: 'keepSheet', params: ({ event }) => event.output },
          },
          { guard: { type: 'isSignedOut', params: ({ event }) => event.output }, target: 'signedOut' },
          { target: 'lost', actions: { type: 'recordLost', params: ({ event }) => event.output } },
        ],
        onError: { target: 'lost', actions: 'recordBroken' },
      },
    },
    signedOut: {
      description: PICTURES && '登录后才有采购单',
      tags: 'signedOut',
      entry: 'dropSheet',
      initial: 'resting',
      states: {
        resting: { description: PICTURES && '等人登录', on: { 'person.find': 'asking' } },
        asking: {
          description: PICTURES && '请登录',
          tags: 'finding',
          invoke: {
            id: 'findPerson',
            src: 'findPerson',
            onDone: [
              {
                guard: { type: 'isFound', params: ({ event }) => event.output },
                target: '#purchaseList.loading',
              },
              'resting',
            ],
            onError: 'resting',
          },
        },
      },
    },
    lost: { description: PICTURES && '采购单取不到，可重试', on: { 'list.refresh': 'loading' } },
    shown: {
      description: PICTURES && '采购单已显示',
      tags: 'shown',
      initial: 'settled',
      invoke: [
        { id: 'seenWatcher', src: 'seenWatcher' },
        { id: 'secondTicker', src: 'secondTicker' },
      ],
      on: {
        'clock.ticked': { actions: { type: 'noteTime', params: ({ event }) => event } },
        'list.name': { actions: { type: 'noteName', params: ({ event }) => event } },
        'list.leave': { actions: 'stopAsking' },
      },
      states: {
        resting: {
          description: PICTURES && '看与改',
          on: {
            ...changing,
            ...asking,
            'change.retry': { guard: 'hasFailed', target: 'saving' },
            'page.seen': 'refreshing',
            'clock.ticked': {
              guard: { type: 'isHeldOver', params: ({ event }) => event },
              target: 'refreshing',
              actions: { type: 'noteTime', params: ({ event }) => event },
            },
          },
        },
        refreshing: {
          description: PICTURES && '正在看采购单有没有变化',
          on: { ...changing, ...asking },
          invoke: {
            id: 'loadList',
            src: 'loadList',
            onDone: [
              {
                guard: { type: 'isLoaded', params: ({ event }) => event.output },
                target: 'resting',
                actions: { type: 'keepSheet', params: ({ event }) => event.output },
              },
              {
                guard: { type: 'isSignedOut', params: ({ event }) => event.output },
                target: '#purchaseList.signedOut',
              },
              { target: 'resting', actions: 'noteAsked' },
            ],
            onError: { target: 'resting', actions: 'noteAsked' },
          },
        },
        settling: {
          description: PICTURES && '等停笔',
          on: changing,
          after: { settling: [{ guard: 'isPending', target: 'saving', actions: 'takeTyped' }, { target: 'resting' }] },
        },
        saving: {
          description: PICTURES && '正在保存一处改动',
          tags: 'busy',
          entry: 'clearFailure',
          on: { 'line.type': { actions: { type: 'noteTyped', params: ({ event }) => event } } },
          invoke: {
            id: 'changeList',
            src: 'changeList',
            input: ({ context }) => ({ change: context.change, listId: openList(context)?.listId }),
            onDone: [
              {
                guard: { type: 'isChanged', params: ({ event }) => event.output },
                target: 'settled',
                actions: [
                  { type: 'noteChanged', params: ({ event }) => event.output },
                  { type: 'keepSheet', params: ({ event }) => event.output },
                ],
              },
              {
                guard: { type: 'isSignedOut', params: ({ event }) => event.output },
                target: '#purchaseList.signedOut',
              },
              {
                guard: { type: 'isGone', params: ({ event }) => event.output },
                target: 'refreshing',
                actions: { type: 'recordFailure', params: ({ event }) => event.output },
              },
              { target: 'resting', actions: { type: 'recordFailure', params: ({ event }) => event.output } },
            ],
            onError: { target: 'resting', actions: 'recordUnexpected' },
          },
        },
        settled: {
          description: PICTURES && '看还有没有没存的改动',
          always: [
            { guard: 'isAgain', target: 'saving', actions: ['takeAgain', 'leaveAddress'] },
            { guard: 'isPending', target: 'settling' },
            { target: 'resting' },
          ],
        },
      },
    },
  },
});

export type PurchaseListActor = ActorRefFrom<typeof purchaseListMachine>;
export type PurchaseListSnapshot = SnapshotFrom<typeof purchaseListMachine>;
