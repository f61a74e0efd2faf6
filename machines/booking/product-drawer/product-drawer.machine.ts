import type { ActorRefFrom, SnapshotFrom } from 'xstate';

import { chosenKg, listedAs, noChoice, type Choice } from '../../../domain/mall/choice';
import type { PackLine } from '../../../domain/mall/purchase';
import type { MallItem } from '../../../domain/mall/sheet';
import { chart } from './product-drawer.setup';
import { PICTURES } from '../../support/left-out';

/** The guard ensures whole packs before a line is added. */
function lineToAdd(item: MallItem | null, choice: Choice): PackLine {
  const line = item && listedAs(item, choice);
  if (!line) throw new TypeError('nothing that can be listed was chosen');
  return line;
}

export const productDrawerMachine = chart.createMachine({
  id: 'productDrawer',
  description: PICTURES && '商品抽屉：规格、批次、购买条件与到手价',
  context: ({ input }) => ({
    ...input,
    item: null,
    choice: noChoice,
    landed: null,
    failureCode: null,
    landedFailureCode: null,
    added: null,
    listFailureCode: null,
  }),
  type: 'parallel',
  states: {
    product: {
      description: PICTURES && '商品资料',
      initial: 'loading',
      states: {
        loading: {
          description: PICTURES && '正在载入',
          tags: 'busy',
          entry: 'clearFailure',
          invoke: {
            id: 'loadItem',
            src: 'loadItem',
            input: ({ context: { productId } }) => ({ productId }),
            onDone: [
              {
                guard: { type: 'isLoaded', params: ({ event }) => event.output },
                target: 'here',
                actions: { type: 'keepItem', params: ({ event }) => event.output },
              },
              { guard: { type: 'isMissing', params: ({ event }) => event.output }, target: 'missing' },
              { target: 'failed', actions: { type: 'recordFailure', params: ({ event }) => event.output } },
            ],
            onError: { target: 'failed', actions: 'recordUnexpected' },
          },
        },
        here: { description: PICTURES && '资料已到' },
        missing: { description: PICTURES && '没有这个商品，或不能展示', tags: 'missing' },
        failed: { description: PICTURES && '载入失败，可重试', on: { 'product.retry': 'loading' } },
      },
    },
    delivery: {
      description: PICTURES && '到手价',
      initial: 'none',
      on: {
        'choice.change': { target: '.none', actions: { type: 'changeChoice', params: ({ event }) => event } },
      },
      states: {
        none: { description: PICTURES && '数量或去向还没说全', always: { guard: 'isAskable', target: 'settling' } },
        settling: { description: PICTURES && '等停笔', tags: 'asking', after: { settling: 'asking' } },
        asking: {
          description: PICTURES && '正在算到手价',
          tags: 'asking',
          entry: 'clearLandedFailure',
          invoke: {
            id: 'askLanded',
            src: 'askLanded',
            input: ({ context: { productId, item, choice } }) => ({
              ...choice,
              productId,
              pack: choice.pack ?? 'BULK',
              kg: (item && chosenKg(item, choice)) ?? 0,
            }),
            onDone: [
              {
                guard: { type: 'isPriced', params: ({ event }) => event.output },
                target: 'told',
                actions: { type: 'keepLanded', params: ({ event }) => event.output },
              },
              { target: 'failed', actions: { type: 'recordLandedFailure', params: ({ event }) => event.output } },
            ],
            onError: { target: 'failed', actions: 'recordLandedUnexpected' },
          },
        },
        told: { description: PICTURES && '已算出，或说明了为什么算不出' },
        failed: { description: PICTURES && '没算成，可重试', on: { 'landed.retry': 'asking' } },
      },
    },
    list: {
      description: PICTURES && '加入采购单',
      initial: 'resting',
      on: { 'choice.change': '.resting' },
      states: {
        resting: { description: PICTURES && '还没加', on: { 'list.add': { guard: 'isListable', target: 'adding' } } },
        adding: {
          description: PICTURES && '正在加入采购单',
          tags: 'adding',
          entry: 'clearAdded',
          invoke: {
            id: 'addLine',
            src: 'addLine',
            input: ({ context: { item, choice } }) => ({
              line: lineToAdd(item, choice),
              listId: item?.openList?.listId,
            }),
            onDone: [
              {
                guard: { type: 'isAdded', params: ({ event }) => event.output },
                target: 'resting',
                actions: { type: 'keepAdded', params: ({ event }) => event.output },
              },
              { guard: { type: 'isSignedOut', params: ({ event }) => event.output }, target: 'finding' },
              { target: 'resting', actions: { type: 'recordListFailure', params: ({ event }) => event.output } },
            ],
            onError: { target: 'resting', actions: 'recordListUnexpected' },
          },
        },
        finding: {
          description: PICTURES && '请登录，登录后接着加',
          tags: 'adding',
          invoke: {
            id: 'findPerson',
            src: 'findPerson',
            onDone: [{ guard: { type: 'isFound', params: ({ event }) => event.output }, target: 'adding' }, 'resting'],
            onError: 'resting',
          },
        },
      },
    },
  },
});

export type ProductDrawerActor = ActorRefFrom<typeof productDrawerMachine>;
export type ProductDrawerSnapshot = SnapshotFrom<typeof productDrawerMachine>;
