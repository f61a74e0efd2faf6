import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';

import { licenceFault } from '../../../domain/people/enterprise';
import { unprovidedAction, unprovidedPromise } from '../../support/unprovided';
import type { ChosenFile } from '../verification';
import {
  BLANK,
  remainingPaperFaults,
  buyerPaperFaults,
  firstFaulted,
  NO_PAPERS,
  tidyPaperChange,
} from './buyer-papers.rules';
import type {
  BuyerPaperForm,
  BuyerPaperNotice,
  BuyerPapersContext,
  BuyerPapersEvent,
  HandInPaperInput,
  HandInPaperOutcome,
  LoadBuyerPapersOutcome,
  TakeBackPaperOutcome,
} from './buyer-papers.types';
import { PICTURES } from '../../support/left-out';

type Outcome = HandInPaperOutcome | TakeBackPaperOutcome;

const chart = setup({
  types: {
    context: {} as BuyerPapersContext,
    events: {} as BuyerPapersEvent,
    tags: {} as 'loading' | 'unavailable' | 'listed' | 'handing' | 'takingBack',
  },
  actors: {
    loadPapers: unprovidedPromise<LoadBuyerPapersOutcome>('loadPapers'),
    handInPaper: unprovidedPromise<HandInPaperOutcome, HandInPaperInput>('handInPaper'),
    takeBackPaper: unprovidedPromise<TakeBackPaperOutcome, { paperId: string }>('takeBackPaper'),
  },
  guards: {
    isLoaded: (_, params: LoadBuyerPapersOutcome) => params.ok,
    isDone: (_, params: Outcome) => params.ok,
    isDecided: (_, params: Outcome) => !params.ok && params.failure.code === 'decided',
    isAcceptable: (_, params: { file: ChosenFile }) => licenceFault(params.file) === null,
    isSound: ({ context }) => firstFaulted(buyerPaperFaults(context)) === null,
    mayHandIn: ({ context }) => context.sheet.mayHandIn,
    hasFile: ({ context }) => context.file !== null,
    isWaiting: ({ context }, params: { paperId: string }) =>
      context.sheet.records.some(({ paperId, state }) => paperId === params.paperId && state === 'HANDED_IN'),
  },
  actions: {
    knowPapers: assign(({ context: { form } }, params: LoadBuyerPapersOutcome) => {
      if (!params.ok) return {};
      return { sheet: params.sheet, ...(form === BLANK && params.typed !== null && { form: params.typed }) };
    }),
    changeField: assign(({ context }, params: { change: Partial<BuyerPaperForm> }) => ({
      form: { ...context.form, ...tidyPaperChange(params.change) },
      faults: remainingPaperFaults(context.faults, Object.keys(params.change)),
      failureCode: null,
      notice: null,
    })),
    keepFile: assign(({ context: { faults } }, params: { file: ChosenFile }) => ({
      file: params.file,
      faults: remainingPaperFaults(faults, ['file']),
      failureCode: null,
      notice: null,
    })),
    rejectFile: assign(({ context }, params: { file: ChosenFile }) => ({
      faults: { ...context.faults, file: licenceFault(params.file) ?? 'licenceKind' },
    })),
    dropFile: assign(({ context: { faults } }) => ({ file: null, faults: remainingPaperFaults(faults, ['file']) })),
    clearForm: assign({ form: BLANK, file: null }),
    recordFaults: assign(({ context }) => {
      const faults = buyerPaperFaults(context);
      return {
        faults,
        failureCode: null,
        notice: null,
        focus: { field: firstFaulted(faults), turn: context.focus.turn + 1 },
      };
    }),
    clearComplaints: assign({ faults: {}, failureCode: null, notice: null }),
    notePaper: assign({ paperId: (_, params: { paperId: string }) => params.paperId }),
    noteDone: assign({ notice: (_, params: { notice: BuyerPaperNotice }) => params.notice }),
    recordFailure: assign({ failureCode: (_, params: Outcome) => (params.ok ? null : params.failure.code) }),
    recordUnexpected: assign({ failureCode: 'unexpected' }),
    saveTyped: unprovidedAction<BuyerPaperForm>('saveTyped'),
    dropTyped: unprovidedAction('dropTyped'),
  },
});

export const buyerPapersMachine = chart.createMachine({
  id: 'buyerPapers',
  description: PICTURES && '采购资质：提交证件、看审核结果、撤回待审核的',
  context: {
    sheet: NO_PAPERS,
    form: BLANK,
    file: null,
    faults: {},
    failureCode: null,
    notice: null,
    paperId: '',
    focus: { field: null, turn: 0 },
  },
  initial: 'loading',
  states: {
    loading: {
      description: PICTURES && '正在取得采购资质',
      tags: 'loading',
      invoke: {
        id: 'loadPapers',
        src: 'loadPapers',
        onDone: [
          {
            guard: { type: 'isLoaded', params: ({ event }) => event.output },
            target: 'sorting',
            actions: { type: 'knowPapers', params: ({ event }) => event.output },
          },
          'unavailable',
        ],
        onError: 'unavailable',
      },
    },
    unavailable: {
      description: PICTURES && '取不到，可重试',
      tags: 'unavailable',
      on: { 'papers.refresh': 'loading' },
    },
    sorting: {
      description: PICTURES && '看企业能不能提交',
      always: [{ guard: 'mayHandIn', target: 'open' }, 'closed'],
    },
    closed: {
      description: PICTURES && '企业未通过认证：只看，不能提交',
      tags: 'listed',
      on: {
        'papers.refresh': { target: 'loading', actions: 'clearComplaints' },
        'paper.takeBack': {
          guard: { type: 'isWaiting', params: ({ event }) => event },
          target: 'takingBack',
          actions: { type: 'notePaper', params: ({ event }) => event },
        },
      },
    },
    open: {
      description: PICTURES && '已列出，可填写下一份',
      tags: 'listed',
      on: {
        'papers.refresh': { target: 'loading', actions: 'clearComplaints' },
        'field.change': {
          actions: [
            { type: 'changeField', params: ({ event }) => event },
            { type: 'saveTyped', params: ({ context }) => context.form },
          ],
        },
        'file.choose': [
          {
            guard: { type: 'isAcceptable', params: ({ event }) => event },
            actions: { type: 'keepFile', params: ({ event }) => event },
          },
          { actions: { type: 'rejectFile', params: ({ event }) => event } },
        ],
        'file.remove': { guard: 'hasFile', actions: 'dropFile' },
        'form.submit': [{ guard: 'isSound', target: 'handing' }, { actions: 'recordFaults' }],
        'paper.takeBack': {
          guard: { type: 'isWaiting', params: ({ event }) => event },
          target: 'takingBack',
          actions: { type: 'notePaper', params: ({ event }) => event },
        },
      },
    },
    handing: {
      description: PICTURES && '提交中，不可重复提交',
      tags: ['listed', 'handing'],
      entry: 'clearComplaints',
      invoke: {
        id: 'handInPaper',
        src: 'handInPaper',
        input: ({ context: { form, file } }) => ({ ...form, file }),
        onDone: [
          {
            guard: { type: 'isDone', params: ({ event }) => event.output },
            target: 'loading',
            actions: ['clearForm', 'dropTyped', { type: 'noteDone', params: { notice: 'handedIn' } }],
          },
          { target: 'open', actions: { type: 'recordFailure', params: ({ event }) => event.output } },
        ],
        onError: { target: 'open', actions: 'recordUnexpected' },
      },
    },
    takingBack: {
      description: PICTURES && '撤回中',
      tags: ['listed', 'takingBack'],
      entry: 'clearComplaints',
      invoke: {
        id: 'takeBackPaper',
        src: 'takeBackPaper',
        input: ({ context: { paperId } }) => ({ paperId }),
        onDone: [
          {
            guard: { type: 'isDone', params: ({ event }) => event.output },
            target: 'loading',
            actions: { type: 'noteDone', params: { notice: 'takenBack' } },
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

export type BuyerPapersActor = ActorRefFrom<typeof buyerPapersMachine>;
export type BuyerPapersSnapshot = SnapshotFrom<typeof buyerPapersMachine>;
