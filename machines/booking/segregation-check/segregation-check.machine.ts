import { FEWEST_TOGETHER, MOST_TOGETHER } from '../../../domain/goods/together';
import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';

import { pickerMachine, type PickerReport, type PickerOption } from '../picker';
import { unprovidedPromise } from '../../support/unprovided';
import type {
  CheckGoodsInput,
  CheckGoodsOutcome,
  PairOfGoods,
  SegregationCheckContext,
  SegregationCheckEvent,
  SegregationCheckInput,
  CheckedGoods,
  GoodsObjection,
  Verdict,
} from './segregation-check.types';
import { PICTURES } from '../../support/left-out';

const picked = (option: PickerOption) => (option.kind === 'goods' ? option.goods : null);

function findObjection(option: PickerOption, goods: readonly CheckedGoods[]): GoodsObjection | null {
  const item = picked(option);
  if (!item || item.unNo === null || item.hazardClass === null) return 'notDangerous';
  return goods.some(({ unNo }) => unNo === item.unNo) ? 'duplicate' : null;
}

function withPicked(goods: readonly CheckedGoods[], option: PickerOption): readonly CheckedGoods[] {
  const item = picked(option);
  if (!item || item.unNo === null || item.hazardClass === null) return goods;
  const { unNo, nameCn, hazardClass, packingGroup } = item;
  return [...goods, { unNo, nameCn, hazardClass, packingGroup }];
}

const isPairInVerdict = (verdict: Verdict | null, [one, other]: PairOfGoods): boolean =>
  verdict?.pairs.some(({ of }) => of[0] === one && of[1] === other) ?? false;

const chart = setup({
  types: {
    input: {} as SegregationCheckInput,
    context: {} as SegregationCheckContext,
    events: {} as SegregationCheckEvent,
    tags: {} as 'busy' | 'judged',
    children: {} as { goodsPicker: 'goodsPicker' },
  },
  actors: {
    goodsPicker: pickerMachine,
    checkGoods: unprovidedPromise<CheckGoodsOutcome, CheckGoodsInput>('checkGoods'),
  },
  guards: {
    isTooFew: ({ context }) => context.goods.length < FEWEST_TOGETHER,
    isJudged: (_, params: CheckGoodsOutcome) => params.ok,
    isTaken: ({ context: { goods } }, { option }: PickerReport) =>
      goods.length < MOST_TOGETHER && findObjection(option, goods) === null,
    isListed: ({ context }, params: { unNo: string }) => context.goods.some(({ unNo }) => unNo === params.unNo),
    isPair: ({ context }, params: { of: PairOfGoods }) => isPairInVerdict(context.verdict, params.of),
  },
  actions: {
    addGoods: assign(({ context }, { option }: PickerReport) => ({
      goods: withPicked(context.goods, option),
      objection: null,
    })),
    object: assign(({ context }, { option }: PickerReport) => ({ objection: findObjection(option, context.goods) })),
    removeGoods: assign(({ context }, params: { unNo: string }) => ({
      goods: context.goods.filter(({ unNo }) => unNo !== params.unNo),
      objection: null,
    })),
    forgetVerdict: assign({ verdict: null, chosen: null, failure: null }),
    keepVerdict: assign({ verdict: (_, params: CheckGoodsOutcome) => (params.ok ? params.verdict : null) }),
    choosePair: assign({ chosen: (_, params: { of: PairOfGoods }) => params.of }),
    recordFailure: assign({ failure: (_, params: CheckGoodsOutcome) => (params.ok ? null : params.failure) }),
    recordUnexpected: assign({ failure: { code: 'unexpected' } }),
  },
});

export const segregationCheckMachine = chart.createMachine({
  id: 'segregationCheck',
  description: PICTURES && '同箱核对：填 2 至 5 个 UN 编号，立刻给出逐对结论',
  context: ({ input }) => ({ goods: input.goods, verdict: null, chosen: null, objection: null, failure: null }),
  invoke: { id: 'goodsPicker', src: 'goodsPicker', input: { name: 'goods', kind: 'goods' } },
  initial: 'weighing',
  on: {
    'option.chosen': [
      {
        guard: { type: 'isTaken', params: ({ event }) => event },
        target: '.weighing',
        actions: { type: 'addGoods', params: ({ event }) => event },
      },
      { actions: { type: 'object', params: ({ event }) => event } },
    ],
    'goods.remove': {
      guard: { type: 'isListed', params: ({ event }) => event },
      target: '.weighing',
      actions: { type: 'removeGoods', params: ({ event }) => event },
    },
  },
  states: {
    weighing: {
      description: PICTURES && '看看够不够两种',
      entry: 'forgetVerdict',
      always: [{ guard: 'isTooFew', target: 'gathering' }, { target: 'checking' }],
    },
    gathering: { description: PICTURES && '不足两种，等待添加' },
    checking: {
      description: PICTURES && '核对中',
      tags: 'busy',
      invoke: {
        id: 'checkGoods',
        src: 'checkGoods',
        input: ({ context }) => ({ unNos: context.goods.map(({ unNo }) => unNo) }),
        onDone: [
          {
            guard: { type: 'isJudged', params: ({ event }) => event.output },
            target: 'judged',
            actions: { type: 'keepVerdict', params: ({ event }) => event.output },
          },
          { target: 'failed', actions: { type: 'recordFailure', params: ({ event }) => event.output } },
        ],
        onError: { target: 'failed', actions: 'recordUnexpected' },
      },
    },
    judged: {
      description: PICTURES && '已有结论',
      tags: 'judged',
      on: {
        'pair.choose': {
          guard: { type: 'isPair', params: ({ event }) => event },
          actions: { type: 'choosePair', params: ({ event }) => event },
        },
      },
    },
    failed: { description: PICTURES && '核对失败，可重试', on: { 'check.retry': 'weighing' } },
  },
});

export type SegregationCheckActor = ActorRefFrom<typeof segregationCheckMachine>;
export type SegregationCheckSnapshot = SnapshotFrom<typeof segregationCheckMachine>;
