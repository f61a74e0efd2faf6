import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';

import {
  sampleBarrier,
  mayChange,
  sampleFaults,
  type OfferedSample,
  type SampleForm,
} from '../../../domain/mall/samples';
import { unprovidedCallback, unprovidedPromise } from '../../support/unprovided';
import type {
  AskSampleInput,
  AskSampleOutcome,
  ChangeSampleInput,
  ChangeSampleOutcome,
  FindPersonOutcome,
  LoadSamplesOutcome,
  SampleContext,
  SampleEvent,
  SampleInput,
} from './sample.types';
import { PICTURES } from '../../support/left-out';

const blankSample = ({ sizes: [size = ''] }: OfferedSample): Omit<SampleContext, keyof SampleInput> => ({
  sheet: null,
  form: { size, use: '', contact: '', phone: '', address: '' },
  faults: [],
  focus: { field: null, turn: 0 },
  failureCode: null,
  message: null,
  notice: null,
  changing: null,
});

/** Prefills the address of the last sample. */
const prefilledSample = (form: SampleForm, outcome: LoadSamplesOutcome): SampleForm => {
  const [last] = outcome.ok ? outcome.sheet.records : [];
  if (!last || form.contact !== '' || form.phone !== '' || form.address !== '') return form;
  return { ...form, contact: last.contact, phone: last.phone, address: last.address };
};

const chart = setup({
  types: {
    input: {} as SampleInput,
    context: {} as SampleContext,
    events: {} as SampleEvent,
    tags: {} as 'closed' | 'loading' | 'unavailable' | 'listed' | 'sending' | 'changing',
  },
  actors: {
    loadSamples: unprovidedPromise<LoadSamplesOutcome, { productId: string }>('loadSamples'),
    findPerson: unprovidedPromise<FindPersonOutcome>('findPerson'),
    askSample: unprovidedPromise<AskSampleOutcome, AskSampleInput>('askSample'),
    personWatcher: unprovidedCallback<Extract<SampleEvent, { type: 'person.changed' }>>('personWatcher'),
    changeSample: unprovidedPromise<ChangeSampleOutcome, ChangeSampleInput | null>('changeSample'),
  },
  guards: {
    isLoaded: (_, params: LoadSamplesOutcome) => params.ok,
    isSignedOut: (_, params: LoadSamplesOutcome) => !params.ok && params.code === 'signedOut',
    isFound: (_, params: FindPersonOutcome) => params.isFound,
    isSound: ({ context: { form, offered } }) => sampleFaults(form, offered.sizes).length === 0,
    mayAsk: ({ context: { sheet } }) => sheet !== null && sampleBarrier(sheet) === null,
    mayChange: ({ context: { sheet } }, { sampleNo, change }: ChangeSampleInput) =>
      sheet?.records.some((one) => one.sampleNo === sampleNo && mayChange(change, one.state)) === true,
    isAsked: (_, params: AskSampleOutcome) => params.ok,
    isBarred: (_, params: AskSampleOutcome) => !params.ok && params.code === 'barred',
    isChanged: (_, params: ChangeSampleOutcome) => params.ok,
    isDecided: (_, params: ChangeSampleOutcome) => !params.ok && params.code === 'decided',
  },
  actions: {
    knowSamples: assign(({ context }, params: LoadSamplesOutcome) => ({
      sheet: params.ok ? params.sheet : context.sheet,
      form: prefilledSample(context.form, params),
    })),
    forget: assign(({ context: { offered } }) => blankSample(offered)),
    changeField: assign(({ context: { form, faults } }, { change }: { change: Partial<SampleForm> }) => ({
      form: { ...form, ...change },
      faults: faults.filter((field) => change[field] === undefined),
      failureCode: null,
      message: null,
      notice: null,
    })),
    recordFaults: assign(({ context: { form, offered, focus } }) => {
      const faults = sampleFaults(form, offered.sizes);
      return {
        faults,
        focus: { field: faults[0] ?? null, turn: focus.turn + 1 },
        failureCode: null,
        message: null,
        notice: null,
      };
    }),
    clearComplaints: assign({ faults: [], failureCode: null, message: null, notice: null }),
    clearForm: assign(({ context: { form } }) => ({ form: { ...form, use: '' } })),
    noteChange: assign({ changing: (_, { sampleNo, change }: ChangeSampleInput) => ({ sampleNo, change }) }),
    noteAsked: assign({ notice: 'asked' }),
    noteChanged: assign(({ context: { changing } }) => ({ notice: changing?.change ?? null, changing: null })),
    recordFailure: assign((_, params: AskSampleOutcome | ChangeSampleOutcome) => ({
      failureCode: params.ok ? null : params.code,
      message: !params.ok && 'message' in params ? params.message : null,
      changing: null,
    })),
    recordUnexpected: assign({ failureCode: 'unexpected', changing: null }),
  },
});

export const sampleMachine = chart.createMachine({
  id: 'sample',
  description: PICTURES && '样品：能不能申请、填写申请、看进度、撤回或确认收到',
  context: ({ input }) => ({ ...input, ...blankSample(input.offered) }),
  initial: 'closed',
  invoke: { id: 'personWatcher', src: 'personWatcher' },
  on: { 'person.changed': '.closed' },
  states: {
    closed: { description: PICTURES && '还没打开', tags: 'closed', entry: 'forget', on: { 'sample.open': 'loading' } },
    loading: {
      description: PICTURES && '正在核对能不能申请',
      tags: 'loading',
      invoke: {
        id: 'loadSamples',
        src: 'loadSamples',
        input: ({ context: { productId } }) => ({ productId }),
        onDone: [
          {
            guard: { type: 'isLoaded', params: ({ event }) => event.output },
            target: 'sorting',
            actions: { type: 'knowSamples', params: ({ event }) => event.output },
          },
          { guard: { type: 'isSignedOut', params: ({ event }) => event.output }, target: 'finding' },
          'unavailable',
        ],
        onError: 'unavailable',
      },
    },
    finding: {
      description: PICTURES && '请登录，登录后接着看',
      tags: 'loading',
      entry: 'forget',
      // The person who signs in here is the one who pressed, so the form stays open.
      on: { 'person.changed': {} },
      invoke: {
        id: 'findPerson',
        src: 'findPerson',
        onDone: [{ guard: { type: 'isFound', params: ({ event }) => event.output }, target: 'loading' }, 'closed'],
        onError: 'closed',
      },
    },
    unavailable: {
      description: PICTURES && '取不到，可重试',
      tags: 'unavailable',
      on: { 'sample.refresh': 'loading' },
    },
    sorting: { description: PICTURES && '看能不能再申请', always: [{ guard: 'mayAsk', target: 'open' }, 'barred'] },
    barred: {
      description: PICTURES && '现在不能申请：看原因和进度',
      tags: 'listed',
      on: {
        'sample.refresh': { target: 'loading', actions: 'clearComplaints' },
        'sample.change': {
          guard: { type: 'mayChange', params: ({ event }) => event },
          target: 'changing',
          actions: { type: 'noteChange', params: ({ event }) => event },
        },
      },
    },
    open: {
      description: PICTURES && '可以申请：填写',
      tags: 'listed',
      on: {
        'sample.refresh': { target: 'loading', actions: 'clearComplaints' },
        'field.change': { actions: { type: 'changeField', params: ({ event }) => event } },
        'form.submit': [{ guard: 'isSound', target: 'sending' }, { actions: 'recordFaults' }],
        'sample.change': {
          guard: { type: 'mayChange', params: ({ event }) => event },
          target: 'changing',
          actions: { type: 'noteChange', params: ({ event }) => event },
        },
      },
    },
    sending: {
      description: PICTURES && '提交中，不可重复提交',
      tags: ['listed', 'sending'],
      entry: 'clearComplaints',
      invoke: {
        id: 'askSample',
        src: 'askSample',
        input: ({ context: { form, productId, offered } }) => ({
          ...form,
          productId,
          agreed: offered.fee + offered.courier,
        }),
        onDone: [
          {
            guard: { type: 'isAsked', params: ({ event }) => event.output },
            target: 'loading',
            actions: ['clearForm', 'noteAsked'],
          },
          {
            guard: { type: 'isBarred', params: ({ event }) => event.output },
            target: 'loading',
            actions: { type: 'recordFailure', params: ({ event }) => event.output },
          },
          { target: 'open', actions: { type: 'recordFailure', params: ({ event }) => event.output } },
        ],
        onError: { target: 'open', actions: 'recordUnexpected' },
      },
    },
    changing: {
      description: PICTURES && '撤回或确认收到中',
      tags: ['listed', 'changing'],
      entry: 'clearComplaints',
      invoke: {
        id: 'changeSample',
        src: 'changeSample',
        input: ({ context: { changing } }) => changing,
        onDone: [
          {
            guard: { type: 'isChanged', params: ({ event }) => event.output },
            target: 'loading',
            actions: 'noteChanged',
          },
          {
            guard: { type: 'isDecided', params: ({ event }) => event.output },
            target: 'loading',
            actions: { type: 'recordFailure', params: ({ event }) => event.output },
          },
          { target: 'sorting', actions: { type: 'recordFailure', params: ({ event }) => event.output } },
        ],
        onError: { target: 'sorting', actions: 'recordUnexpected' },
      },
    },
  },
});

export type SampleActor = ActorRefFrom<typeof sampleMachine>;
export type SampleSnapshot = SnapshotFrom<typeof sampleMachine>;
