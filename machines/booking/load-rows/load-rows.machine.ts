import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';

import { addKnownGoods } from '../../../domain/goods/identity';
import type { AddressChange } from '../offer-search';
import { pickerMachine, type PickerReport } from '../picker';
import { unprovidedAction, unprovidedCallback, unprovidedPromise } from '../../support/unprovided';
import {
  libraryRegion,
  LOOKUP_PAUSE_MS,
  type LoadGoodsInput,
  type LoadGoodsOutcome,
} from '../../support/library-region';
import {
  initialRows,
  goodsRowFrom,
  isOfUse,
  isSameLoad,
  loadGoodsToFind,
  enteredLoad,
  withBlank,
  withChange,
  withoutRow,
  withPasted,
  withSubstance,
} from './load-rows.rules';
import type { LoadRowsContext, LoadRowsEvent, LoadRowsInput } from './load-rows.types';
import { PICTURES } from '../../support/left-out';

/** No lookup while typing. */
const TYPING_PAUSE_MS = 300;

const chart = setup({
  types: {
    input: {} as LoadRowsInput,
    context: {} as LoadRowsContext,
    events: {} as LoadRowsEvent,
    tags: {} as 'typing' | 'lookingUp' | 'lookupLost',
    children: {} as { goodsPicker: 'goodsPicker'; addressWatcher: 'addressWatcher'; loadGoods: 'loadGoods' },
  },
  actors: {
    goodsPicker: pickerMachine,
    addressWatcher: unprovidedCallback<AddressChange>('addressWatcher'),
    loadGoods: unprovidedPromise<LoadGoodsOutcome, LoadGoodsInput>('loadGoods'),
  },
  guards: {
    isOther: ({ context: { mode, told } }, { search }: { search: string }) => !isSameLoad(told, mode.read(search)),
    isOfUse: ({ context: { mode } }, { option }: PickerReport) =>
      option.kind === 'goods' && isOfUse(mode, option.goods),
    isAnySought: ({ context }) => loadGoodsToFind(context).length > 0,
    isTold: (_, params: LoadGoodsOutcome) => params.ok,
  },
  delays: { typingPause: TYPING_PAUSE_MS, lookupPause: LOOKUP_PAUSE_MS },
  actions: {
    takeAddress: assign(({ context: { mode } }, { search }: { search: string }) => {
      const told = mode.read(search);
      return { told, isDanger: told.isDanger, isStackable: told.isStackable, rows: initialRows(mode, told.rows) };
    }),
    addRow: assign({ rows: ({ context }) => withBlank(context) }),
    changeRow: assign({
      rows: ({ context }, { key, part, value }: { key: string; part: string; value: string }) =>
        withChange(context, key, part, value),
    }),
    removeRow: assign({ rows: ({ context }, { key }: { key: string }) => withoutRow(context, key) }),
    pasteRows: assign({
      rows: ({ context }, { text }: { text: string }) => withPasted(context, text),
    }),
    takePicked: assign(({ context }, { option }: PickerReport) =>
      option.kind === 'goods' ? withSubstance(context, option.goods) : {},
    ),
    declareDanger: assign({ isDanger: (_, params: { isDanger: 'Y' | 'N' }) => params.isDanger }),
    chooseStack: assign({ isStackable: (_, params: { isStackable: boolean }) => params.isStackable }),
    noteTold: assign({ told: ({ context }) => enteredLoad(context) }),
    saveRows: unprovidedAction<Pick<LoadRowsContext, 'mode' | 'rows' | 'isDanger' | 'isStackable'>>('saveRows'),
    holdRows: unprovidedAction<Pick<LoadRowsContext, 'rows' | 'isDanger' | 'isStackable'>>('holdRows'),
    releaseRows: unprovidedAction('releaseRows'),
    noteSought: assign({ sought: ({ context }) => loadGoodsToFind(context) }),
    keepFound: assign(({ context: { library, answers, rows, isDanger } }, params: LoadGoodsOutcome) => {
      if (!params.ok) return {};
      const known = addKnownGoods(
        { library, told: answers },
        { goods: rows.map(goodsRowFrom), isDanger },
        params.found,
      );
      return { library: known.library, answers: known.told };
    }),
  },
});

/** Goods of a search: judged while typed, written to the address after a pause. */
export const loadRowsMachine = chart.createMachine({
  id: 'loadRows',
  description: PICTURES && '查询中的货物：逐行填写，停止输入后写进网址；物质资料随填随查',
  context: ({ input }) => ({
    ...input,
    rows: initialRows(input.mode, []),
    isDanger: 'Y',
    isStackable: true,
    told: null,
    library: {},
    answers: {},
    sought: [],
  }),
  type: 'parallel',
  invoke: [
    { id: 'goodsPicker', src: 'goodsPicker', input: { name: 'goods', kind: 'goods' } },
    { id: 'addressWatcher', src: 'addressWatcher' },
  ],
  states: {
    typing: {
      description: PICTURES && '填写',
      initial: 'resting',
      on: {
        'address.changed': {
          guard: { type: 'isOther', params: ({ event }) => event },
          target: '.resting',
          actions: { type: 'takeAddress', params: ({ event }) => event },
        },
        'row.add': { target: '.settling', actions: 'addRow' },
        'row.change': { target: '.settling', actions: { type: 'changeRow', params: ({ event }) => event } },
        'row.remove': { target: '.settling', actions: { type: 'removeRow', params: ({ event }) => event } },
        'rows.paste': { target: '.settling', actions: { type: 'pasteRows', params: ({ event }) => event } },
        'option.chosen': {
          guard: { type: 'isOfUse', params: ({ event }) => event },
          target: '.settling',
          actions: { type: 'takePicked', params: ({ event }) => event },
        },
        'danger.choose': { target: '.settling', actions: { type: 'declareDanger', params: ({ event }) => event } },
        'stack.choose': { target: '.settling', actions: { type: 'chooseStack', params: ({ event }) => event } },
      },
      states: {
        resting: { description: PICTURES && '网址里就是这些货物', entry: 'releaseRows' },
        settling: {
          description: PICTURES && '还在填写，先不查询',
          tags: 'typing',
          // Holds the rows, so that leaving the page during the pause keeps them.
          entry: { type: 'holdRows', params: ({ context }) => context },
          after: {
            typingPause: {
              target: 'resting',
              actions: ['noteTold', { type: 'saveRows', params: ({ context }) => context }],
            },
          },
        },
      },
    },
    library: libraryRegion,
  },
});

export type LoadRowsActor = ActorRefFrom<typeof loadRowsMachine>;
export type LoadRowsSnapshot = SnapshotFrom<typeof loadRowsMachine>;
