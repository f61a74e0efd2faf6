import { assign, sendTo, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';

import { FIRST_MODE, type BookingMode } from '../../../domain/mode-ids';
import { blankSearch, portSource, searchAddress, type SearchForm } from '../../../domain/offer/search';
import { readSailingsQuery, type AskedAbout } from '../../../domain/offer/sailing-address';
import { pickerMachine, type PickerEvent, type PickerReport } from '../picker';
import { unprovidedAction, unprovidedPromise } from '../../support/unprovided';
import {
  carriedOver,
  withPickedOption,
  withDangerFlag,
  bookingFaults,
  firstFaulted,
  formForAddress,
  isUntouched,
  keptChanges,
  rememberSearch,
  repeatSearch,
} from './booking-search.rules';
import type {
  BookingSearchContext,
  BookingSearchEvent,
  BookingSearchInput,
  NameOutcome,
  NameSearchInput,
  PastSearch,
  RecallOutcome,
} from './booking-search.types';
import { PICTURES } from '../../support/left-out';

const pickerKindEvent = ({ context }: { context: BookingSearchContext }): PickerEvent => ({
  type: 'kind.set',
  kind: portSource(context.mode),
});

const chart = setup({
  types: {
    input: {} as BookingSearchInput,
    context: {} as BookingSearchContext,
    events: {} as BookingSearchEvent,
    children: {} as { orgPicker: 'orgPicker'; dstPicker: 'dstPicker'; goodsPicker: 'goodsPicker' },
  },
  actors: {
    orgPicker: pickerMachine,
    dstPicker: pickerMachine,
    goodsPicker: pickerMachine,
    recallSearches: unprovidedPromise<RecallOutcome>('recallSearches'),
    nameSearch: unprovidedPromise<NameOutcome, NameSearchInput>('nameSearch'),
  },
  guards: {
    isSound: ({ context }) => Object.keys(bookingFaults(context)).length === 0,
    isOtherMode: ({ context }, params: { mode: BookingMode }) => params.mode !== context.mode,
    isPast: ({ context }, params: { at: number }) => context.past[params.at] !== undefined,
  },
  actions: {
    knowToday: assign({ today: (_, params: RecallOutcome) => params.today }),
    recall: assign(({ context }, { past }: RecallOutcome) => {
      const last = context.isBegun ? undefined : past.find(({ mode }) => mode === (context.only ?? mode));
      return { past, ...(last && isUntouched(context.form) && { mode: last.mode, form: repeatSearch(last) }) };
    }),
    noteBegun: assign({ isBegun: true }),
    keepAsked: assign(({ context }, { asked }: { asked: AskedAbout }) => ({
      asked,
      named: formForAddress(context, asked),
    })),
    takeNamed: assign(({ context: { only, form: now, named } }, { form, past }: NameOutcome) => ({
      mode: only ?? FIRST_MODE,
      form: keptChanges(form, now, named),
      named: form,
      past,
      faults: {},
    })),
    restoreNamed: assign(({ context: { named, form } }) => ({ form: named ?? form, faults: {} })),
    repeatPast: assign(({ context }, params: { at: number }) => {
      const past = context.past[params.at];
      return past ? { mode: past.mode, form: repeatSearch(past), faults: {} } : {};
    }),
    chooseMode: assign(({ context }, params: { mode: BookingMode }) => ({
      mode: params.mode,
      form: carriedOver(context.form, context.mode, params.mode),
      faults: {},
    })),
    turnOrgPicker: sendTo('orgPicker', pickerKindEvent),
    turnDstPicker: sendTo('dstPicker', pickerKindEvent),
    declareDanger: assign(({ context }, params: { isDanger: 'Y' | 'N' }) => ({
      form: withDangerFlag(context.form, params.isDanger),
    })),
    swapPorts: assign(({ context: { form } }) => ({ form: { ...form, org: form.dst, dst: form.org }, faults: {} })),
    clearGoods: assign(({ context: { form } }) => ({ form: { ...form, goods: null } })),
    changeForm: assign(({ context: { form } }, params: { change: Partial<SearchForm> }) => ({
      form: { ...form, ...params.change },
      faults: {},
    })),
    takeOption: assign(({ context: { form } }, { picker, option }: PickerReport) => ({
      form: withPickedOption(form, picker, option),
      faults: {},
    })),
    recordFaults: assign(({ context }) => ({
      faults: bookingFaults(context),
      focus: { field: firstFaulted(context), turn: context.focus.turn + 1 },
    })),
    rememberSearch: assign({ past: ({ context: { past, mode, form } }) => rememberSearch(past, { mode, form }) }),
    savePast: unprovidedAction<{ past: readonly PastSearch[] }>('savePast'),
    openPage: unprovidedAction<{ address: string }>('openPage'),
  },
});

export const bookingSearchMachine = chart.createMachine({
  id: 'bookingSearch',
  description: PICTURES && '首页查询：选方式、港口、货物与日期，再到对应页面',
  context: ({ input }) => ({
    ...input,
    mode: input.only ?? FIRST_MODE,
    form: blankSearch,
    faults: {},
    focus: { field: 'org', turn: 0 },
    today: null,
    past: [],
    isBegun: false,
    asked: readSailingsQuery(''),
    named: null,
  }),
  invoke: [
    {
      id: 'orgPicker',
      src: 'orgPicker',
      input: ({ context: { mode } }) => ({ name: 'org', kind: portSource(mode) }),
    },
    {
      id: 'dstPicker',
      src: 'dstPicker',
      input: ({ context: { mode } }) => ({ name: 'dst', kind: portSource(mode) }),
    },
    { id: 'goodsPicker', src: 'goodsPicker', input: { name: 'goods', kind: 'goods' } },
  ],
  on: {
    'query.changed': { actions: 'noteBegun' },
    'mode.choose': {
      guard: { type: 'isOtherMode', params: ({ event }) => event },
      actions: [{ type: 'chooseMode', params: ({ event }) => event }, 'noteBegun', 'turnOrgPicker', 'turnDstPicker'],
    },
    'danger.choose': { actions: { type: 'declareDanger', params: ({ event }) => event } },
    'ports.swap': { actions: 'swapPorts' },
    'goods.clear': { actions: 'clearGoods' },
    'form.change': { actions: { type: 'changeForm', params: ({ event }) => event } },
    'option.chosen': { actions: { type: 'takeOption', params: ({ event }) => event } },
    'past.choose': {
      guard: { type: 'isPast', params: ({ event }) => event },
      actions: [{ type: 'repeatPast', params: ({ event }) => event }, 'turnOrgPicker', 'turnDstPicker'],
    },
    'search.given': {
      target: '.naming',
      actions: { type: 'keepAsked', params: ({ event }) => event },
    },
    'search.restore': { actions: 'restoreNamed' },
    'search.submit': [
      {
        guard: 'isSound',
        actions: [
          'rememberSearch',
          { type: 'savePast', params: ({ context: { past } }) => ({ past }) },
          { type: 'openPage', params: ({ context: { mode, form } }) => ({ address: searchAddress(mode, form) }) },
        ],
      },
      { actions: 'recordFaults' },
    ],
  },
  initial: 'recalling',
  states: {
    recalling: {
      description: PICTURES && '取回上次的查询与今天的日期',
      invoke: {
        id: 'recallSearches',
        src: 'recallSearches',
        onDone: {
          target: 'ready',
          actions: [
            { type: 'knowToday', params: ({ event }) => event.output },
            { type: 'recall', params: ({ event }) => event.output },
            'turnOrgPicker',
            'turnDstPicker',
          ],
        },
        onError: 'ready',
      },
    },
    naming: {
      description: PICTURES && '按网址中的代码补全港口与货物',
      invoke: {
        id: 'nameSearch',
        src: 'nameSearch',
        input: ({ context: { only, asked } }) => ({ mode: only ?? FIRST_MODE, asked }),
        onDone: {
          target: 'ready',
          actions: [
            { type: 'knowToday', params: ({ event }) => event.output },
            { type: 'takeNamed', params: ({ event }) => event.output },
          ],
        },
        onError: 'ready',
      },
    },
    ready: { description: PICTURES && '可以查询' },
  },
});

export type BookingSearchActor = ActorRefFrom<typeof bookingSearchMachine>;
export type BookingSearchSnapshot = SnapshotFrom<typeof bookingSearchMachine>;
