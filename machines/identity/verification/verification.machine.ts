import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';

import { licenceFault } from '../../../domain/people/enterprise';
import { unprovidedAction, unprovidedPromise } from '../../support/unprovided';
import {
  draftOf,
  remainingFaults,
  verificationFaults,
  firstFaulted,
  formOver,
  NO_FACTS,
  tidyVerificationChange,
} from './verification.rules';
import type {
  ChosenFile,
  LoadVerificationOutcome,
  SubmitVerificationInput,
  SubmitVerificationOutcome,
  VerificationContext,
  VerificationDraft,
  VerificationEvent,
  VerificationForm,
} from './verification.types';
import { PICTURES } from '../../support/left-out';

const chart = setup({
  types: {
    context: {} as VerificationContext,
    events: {} as VerificationEvent,
    tags: {} as 'loading' | 'unavailable' | 'editing' | 'busy' | 'waiting' | 'passed',
  },
  actors: {
    loadVerification: unprovidedPromise<LoadVerificationOutcome>('loadVerification'),
    submitVerification: unprovidedPromise<SubmitVerificationOutcome, SubmitVerificationInput>('submitVerification'),
  },
  guards: {
    isLoaded: (_, params: LoadVerificationOutcome) => params.ok,
    isWaiting: ({ context }) => context.facts.status === 'WAIT',
    isPassed: ({ context }) => context.facts.status === 'PASS',
    isAcceptable: (_, params: { licence: ChosenFile }) => licenceFault(params.licence) === null,
    isSound: ({ context }) => firstFaulted(verificationFaults(context.form)) === null,
    isTaken: (_, params: SubmitVerificationOutcome) => params.ok,
    isClosed: (_, params: SubmitVerificationOutcome) => !params.ok && params.failure.code === 'closed',
  },
  actions: {
    knowFacts: assign(({ context }, params: LoadVerificationOutcome) => {
      if (!params.ok) return {};
      const { facts, form } = context;
      const isBlank = form.enterpriseName === '' && form.creditCode === '';
      return { facts: params.facts, ...formOver(params.facts, isBlank ? params.typed : draftOf(form, facts)) };
    }),
    changeField: assign(({ context }, params: { change: Partial<VerificationForm> }) => ({
      form: { ...context.form, ...tidyVerificationChange(params.change) },
      isOverruled: false,
      faults: remainingFaults(context.faults, Object.keys(params.change)),
      failureCode: null,
    })),
    keepLicence: assign(({ context }, params: { licence: ChosenFile }) => ({
      licence: params.licence,
      faults: remainingFaults(context.faults, ['licence']),
      failureCode: null,
    })),
    rejectLicence: assign(({ context }, params: { licence: ChosenFile }) => ({
      faults: { ...context.faults, licence: licenceFault(params.licence) ?? 'licenceKind' },
    })),
    dropLicence: assign(({ context }) => ({ licence: null, faults: remainingFaults(context.faults, ['licence']) })),
    recordFaults: assign(({ context: { form, focus } }) => {
      const faults = verificationFaults(form);
      return { faults, failureCode: null, focus: { field: firstFaulted(faults), turn: focus.turn + 1 } };
    }),
    clearComplaints: assign({ faults: {}, failureCode: null }),
    recordFailure: assign({
      failureCode: (_, params: SubmitVerificationOutcome) => (params.ok ? null : params.failure.code),
    }),
    recordUnexpected: assign({ failureCode: 'unexpected' }),
    saveTyped: unprovidedAction<VerificationDraft>('saveTyped'),
    dropTyped: unprovidedAction('dropTyped'),
  },
});

export const verificationMachine = chart.createMachine({
  id: 'verification',
  description: PICTURES && '企业认证：提交资料、等待审核、通过或退回重交',
  context: {
    facts: NO_FACTS,
    form: { enterpriseName: '', creditCode: '' },
    isOverruled: false,
    licence: null,
    faults: {},
    failureCode: null,
    focus: { field: null, turn: 0 },
  },
  initial: 'loading',
  states: {
    loading: {
      description: PICTURES && '正在取得认证资料和状态',
      tags: 'loading',
      invoke: {
        id: 'loadVerification',
        src: 'loadVerification',
        onDone: [
          {
            guard: { type: 'isLoaded', params: ({ event }) => event.output },
            target: 'sorting',
            actions: { type: 'knowFacts', params: ({ event }) => event.output },
          },
          'unavailable',
        ],
        onError: 'unavailable',
      },
    },
    unavailable: {
      description: PICTURES && '取不到，可重试',
      tags: 'unavailable',
      on: { 'facts.refresh': 'loading' },
    },
    sorting: {
      description: PICTURES && '按审核状态分开',
      always: [{ guard: 'isWaiting', target: 'waiting' }, { guard: 'isPassed', target: 'passed' }, 'editing'],
    },
    editing: {
      description: PICTURES && '填写资料：尚未认证、被退回或已过期',
      tags: 'editing',
      on: {
        'field.change': {
          actions: [
            { type: 'changeField', params: ({ event }) => event },
            { type: 'saveTyped', params: ({ context: { form, facts } }) => draftOf(form, facts) },
          ],
        },
        'licence.choose': [
          {
            guard: { type: 'isAcceptable', params: ({ event }) => event },
            actions: { type: 'keepLicence', params: ({ event }) => event },
          },
          { actions: { type: 'rejectLicence', params: ({ event }) => event } },
        ],
        'licence.remove': { actions: 'dropLicence' },
        'form.submit': [{ guard: 'isSound', target: 'submitting' }, { actions: 'recordFaults' }],
      },
    },
    submitting: {
      description: PICTURES && '提交中，不可重复提交',
      tags: ['editing', 'busy'],
      entry: 'clearComplaints',
      invoke: {
        id: 'submitVerification',
        src: 'submitVerification',
        input: ({ context: { form, licence } }) => ({ ...form, licence }),
        onDone: [
          {
            guard: { type: 'isTaken', params: ({ event }) => event.output },
            target: 'loading',
            actions: ['dropLicence', 'dropTyped'],
          },
          { guard: { type: 'isClosed', params: ({ event }) => event.output }, target: 'loading' },
          { target: 'editing', actions: { type: 'recordFailure', params: ({ event }) => event.output } },
        ],
        onError: { target: 'editing', actions: 'recordUnexpected' },
      },
    },
    waiting: {
      description: PICTURES && '审核中',
      tags: 'waiting',
      on: {
        'facts.refresh': 'loading',
      },
    },
    passed: { description: PICTURES && '已通过', tags: 'passed' },
  },
});

export type VerificationActor = ActorRefFrom<typeof verificationMachine>;
export type VerificationSnapshot = SnapshotFrom<typeof verificationMachine>;
