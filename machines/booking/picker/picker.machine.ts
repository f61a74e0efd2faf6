import { assign, sendParent, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';

import { unprovidedPromise } from '../../support/unprovided';
import type {
  FindOptionsInput,
  FindOptionsOutcome,
  PickerBegun,
  PickerContext,
  PickerEvent,
  PickerInput,
  PickerKind,
  PickerReport,
} from './picker.types';
import { PICTURES } from '../../support/left-out';

const chart = setup({
  types: {
    input: {} as PickerInput,
    context: {} as PickerContext,
    events: {} as PickerEvent,
    tags: {} as 'open' | 'busy',
  },
  actors: { findOptions: unprovidedPromise<FindOptionsOutcome, FindOptionsInput>('findOptions') },
  guards: {
    isOtherKind: ({ context }, params: { kind: PickerKind }) => params.kind !== context.kind,
    isFound: (_, params: FindOptionsOutcome) => params.ok,
    isFirstTaken: ({ context: { takesFirst, options } }) => takesFirst && options.length > 0,
    isAnyActive: ({ context: { options, active } }) => options[active] !== undefined,
    isThere: ({ context }, params: { at: number }) => context.options[params.at] !== undefined,
  },
  actions: {
    changeQuery: assign((_, params: { query: string }) => ({ query: params.query, takesFirst: false })),
    setKind: assign((_, params: { kind: PickerKind }) => ({ kind: params.kind, options: [], active: 0 })),
    keepOptions: assign((_, params: FindOptionsOutcome) => ({ options: params.ok ? params.options : [], active: 0 })),
    recordFailure: assign((_, params: FindOptionsOutcome) => ({
      options: [],
      active: 0,
      takesFirst: false,
      failureCode: params.ok ? null : params.failure.code,
    })),
    recordUnexpected: assign({ options: [], active: 0, takesFirst: false, failureCode: 'unexpected' }),
    clearFailure: assign({ failureCode: null }),
    clearQuery: assign({ query: '', active: 0, takesFirst: false, failureCode: null }),
    awaitFirst: assign({ takesFirst: true }),
    moveActive: assign({
      active: ({ context: { active, options } }, params: { by: 1 | -1 }) =>
        options.length === 0 ? 0 : (active + params.by + options.length) % options.length,
    }),
    reportBegun: sendParent({ type: 'query.changed' } satisfies PickerBegun),
    reportChoice: sendParent(({ context }, params: { at: number }): PickerReport => {
      const option = context.options[params.at];
      if (!option) throw new RangeError(`there is no option ${params.at}`);
      return { type: 'option.chosen', picker: context.name, option };
    }),
  },
  delays: { typing: 120 },
});

export const pickerMachine = chart.createMachine({
  id: 'picker',
  description: PICTURES && '选择器：按中文、拼音、英文或代码查找并选定',
  context: ({ input }) => ({ ...input, query: '', options: [], active: 0, takesFirst: false, failureCode: null }),
  initial: 'closed',
  on: {
    // Typed text stays, unless the kind of options changes.
    'kind.set': {
      guard: { type: 'isOtherKind', params: ({ event }) => event },
      target: '.closed',
      actions: { type: 'setKind', params: ({ event }) => event },
    },
  },
  states: {
    closed: {
      description: PICTURES && '未展开',
      entry: 'clearQuery',
      on: { 'picker.open': 'open' },
    },
    open: {
      description: PICTURES && '已展开',
      tags: 'open',
      initial: 'searching',
      on: {
        'picker.close': 'closed',
        // Visible options can be chosen, also while newer text is searched.
        'option.choose': {
          guard: { type: 'isThere', params: ({ event }) => event },
          target: 'closed',
          actions: { type: 'reportChoice', params: ({ event }) => event },
        },
        'query.change': {
          target: '.typing',
          actions: [{ type: 'changeQuery', params: ({ event }) => event }, 'reportBegun'],
        },
      },
      states: {
        typing: {
          description: PICTURES && '正在输入',
          tags: 'busy',
          after: { typing: 'searching' },
          on: { 'query.submit': { actions: 'awaitFirst' } },
        },
        searching: {
          description: PICTURES && '正在查找',
          tags: 'busy',
          entry: 'clearFailure',
          on: { 'query.submit': { actions: 'awaitFirst' } },
          invoke: {
            id: 'findOptions',
            src: 'findOptions',
            input: ({ context }) => ({ kind: context.kind, query: context.query }),
            onDone: [
              {
                guard: { type: 'isFound', params: ({ event }) => event.output },
                target: 'listed',
                actions: { type: 'keepOptions', params: ({ event }) => event.output },
              },
              { target: 'failed', actions: { type: 'recordFailure', params: ({ event }) => event.output } },
            ],
            onError: { target: 'failed', actions: 'recordUnexpected' },
          },
        },
        listed: {
          description: PICTURES && '已列出结果',
          always: {
            guard: 'isFirstTaken',
            target: '#picker.closed',
            actions: { type: 'reportChoice', params: { at: 0 } },
          },
          on: {
            'query.submit': {
              guard: 'isAnyActive',
              target: '#picker.closed',
              actions: { type: 'reportChoice', params: ({ context }) => ({ at: context.active }) },
            },
            'option.move': { actions: { type: 'moveActive', params: ({ event }) => event } },
          },
        },
        failed: { description: PICTURES && '查找失败，可重试', on: { 'search.retry': 'searching' } },
      },
    },
  },
});

export type PickerActor = ActorRefFrom<typeof pickerMachine>;
export type PickerSnapshot = SnapshotFrom<typeof pickerMachine>;
