import { assign, sendParent, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';

import { unprovidedPromise } from '../../support/unprovided';
import { inProvince, isAnew, missingParents, regionState, withLists } from './region-picker.rules';
import type {
  LoadRegionsInput,
  LoadRegionsOutcome,
  RegionQuery,
  RegionPickerContext,
  RegionPickerEvent,
  RegionReport,
} from './region-picker.types';
import { PICTURES } from '../../support/left-out';

const chart = setup({
  types: {
    context: {} as RegionPickerContext,
    events: {} as RegionPickerEvent,
    tags: {} as 'busy' | 'failed',
  },
  actors: { loadRegions: unprovidedPromise<LoadRegionsOutcome, LoadRegionsInput>('loadRegions') },
  guards: {
    isAnew: ({ context }, params: RegionQuery) => isAnew(context, params),
    isMissing: ({ context }) => missingParents(context).length > 0,
    isLoaded: (_, params: LoadRegionsOutcome) => params.ok,
  },
  actions: {
    take: assign((_, params: RegionQuery) => regionState(params)),
    chooseProvince: assign(({ context }, params: { code: string }) => inProvince(context, params.code)),
    chooseCity: assign({ city: (_, params: { code: string }) => params.code, district: '' }),
    chooseDistrict: assign({ district: (_, params: { code: string }) => params.code }),
    keepLists: assign(({ context }, params: LoadRegionsOutcome) => withLists(context, params)),
    recordFailure: assign({
      failureCode: (_, params: LoadRegionsOutcome) => (params.ok ? null : params.failure.code),
    }),
    recordUnexpected: assign({ failureCode: 'unexpected' }),
    clearFailure: assign({ failureCode: null }),
    reportChosen: sendParent(({ context }): RegionReport => ({ type: 'region.chosen', code: context.district })),
  },
});

/** Province, city, district: each list loads once the one above is chosen. */
export const regionPickerMachine = chart.createMachine({
  id: 'regionPicker',
  description: PICTURES && '省市区三级选择：要用时才逐级取得，取不到可重试',
  context: { isAsked: false, province: '', city: '', district: '', lists: {}, failureCode: null },
  initial: 'resting',
  on: {
    'region.set': {
      guard: { type: 'isAnew', params: ({ event }) => event },
      target: '.resting',
      actions: { type: 'take', params: ({ event }) => event },
    },
    'province.choose': {
      target: '.resting',
      actions: [{ type: 'chooseProvince', params: ({ event }) => event }, 'reportChosen'],
    },
    'city.choose': {
      target: '.resting',
      actions: [{ type: 'chooseCity', params: ({ event }) => event }, 'reportChosen'],
    },
    'district.choose': { actions: [{ type: 'chooseDistrict', params: ({ event }) => event }, 'reportChosen'] },
  },
  states: {
    resting: {
      description: PICTURES && '要用的都已取得，或不需要',
      always: { guard: 'isMissing', target: 'loading' },
    },
    loading: {
      description: PICTURES && '正在取得下一级',
      tags: 'busy',
      invoke: {
        id: 'loadRegions',
        src: 'loadRegions',
        input: ({ context }) => ({ parents: missingParents(context) }),
        onDone: [
          {
            guard: { type: 'isLoaded', params: ({ event }) => event.output },
            target: 'resting',
            actions: { type: 'keepLists', params: ({ event }) => event.output },
          },
          { target: 'failed', actions: { type: 'recordFailure', params: ({ event }) => event.output } },
        ],
        onError: { target: 'failed', actions: 'recordUnexpected' },
      },
    },
    failed: {
      description: PICTURES && '取不到，可重试',
      tags: 'failed',
      exit: 'clearFailure',
      on: { 'list.retry': 'loading' },
    },
  },
});

export type RegionPickerActor = ActorRefFrom<typeof regionPickerMachine>;
export type RegionPickerSnapshot = SnapshotFrom<typeof regionPickerMachine>;
