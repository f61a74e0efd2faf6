import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';

import { unprovidedPromise } from '../../support/unprovided';
import { complaintIn, isSound } from './order-complaint.rules';
import type {
  FileComplaintInput,
  FileComplaintOutcome,
  OrderComplaintContext,
  OrderComplaintEvent,
  OrderComplaintInput,
} from './order-complaint.types';

type Of<TType extends OrderComplaintEvent['type']> = Extract<OrderComplaintEvent, { type: TType }>;

const UNTYPED = { about: '', kg: '', words: '' };

const chart = setup({
  types: {
    input: {} as OrderComplaintInput,
    context: {} as OrderComplaintContext,
    events: {} as OrderComplaintEvent,
    tags: {} as 'open' | 'busy' | 'filed',
  },
  actors: {
    fileComplaint: unprovidedPromise<FileComplaintOutcome, FileComplaintInput>('fileComplaint'),
    showOrder: unprovidedPromise<void>('showOrder'),
  },
  guards: {
    isSound: ({ context }) => isSound(context),
    isFiled: (_, params: FileComplaintOutcome) => params.ok,
  },
  actions: {
    begin: assign((_, { about }: Of<'complaint.open'>) => ({
      about,
      typed: { ...UNTYPED, about: about.length === 1 ? (about[0]?.kind ?? '') : '' },
      isJudged: false,
      failureCode: null,
    })),
    noteAbout: assign(({ context: { typed } }, { kind }: Of<'about.choose'>) => ({
      typed: { ...typed, about: kind },
      failureCode: null,
    })),
    noteTyped: assign(({ context: { typed } }, { part, value }: Of<'complaint.type'>) => ({
      typed: { ...typed, [part]: value },
      failureCode: null,
    })),
    noteJudged: assign({ isJudged: true }),
    clearFailure: assign({ failureCode: null }),
    recordFailure: assign({ failureCode: (_, params: FileComplaintOutcome) => (params.ok ? null : params.code) }),
    recordUnexpected: assign({ failureCode: 'unexpected' }),
  },
});

/** The owner of an order files a complaint: chooses the reason, types kilograms and words, sends it once. */
export const orderComplaintMachine = chart.createMachine({
  id: 'orderComplaint',
  description: '投诉：选事由、填数量和情况，提交后由平台处理',
  context: ({ input }) => ({ ...input, about: [], typed: UNTYPED, isJudged: false, failureCode: null }),
  initial: 'closed',
  states: {
    closed: {
      description: '未打开',
      on: { 'complaint.open': { target: 'typing', actions: { type: 'begin', params: ({ event }) => event } } },
    },
    typing: {
      description: '正在填写',
      tags: 'open',
      on: {
        'about.choose': { actions: { type: 'noteAbout', params: ({ event }) => event } },
        'complaint.type': { actions: { type: 'noteTyped', params: ({ event }) => event } },
        'complaint.send': [{ guard: 'isSound', target: 'sending' }, { actions: 'noteJudged' }],
        'complaint.close': 'closed',
      },
    },
    sending: {
      description: '正在提交，不可重复',
      tags: ['open', 'busy'],
      entry: 'clearFailure',
      invoke: {
        id: 'fileComplaint',
        src: 'fileComplaint',
        input: ({ context }) => ({ orderNo: context.orderNo, ...complaintIn(context) }),
        onDone: [
          { guard: { type: 'isFiled', params: ({ event }) => event.output }, target: 'showing' },
          { target: 'typing', actions: { type: 'recordFailure', params: ({ event }) => event.output } },
        ],
        onError: { target: 'typing', actions: 'recordUnexpected' },
      },
    },
    showing: {
      description: '已受理，等订单页更新',
      tags: ['open', 'busy', 'filed'],
      invoke: { id: 'showOrder', src: 'showOrder', onDone: 'closed', onError: 'closed' },
    },
  },
});

export type OrderComplaintMachine = typeof orderComplaintMachine;
export type OrderComplaintActor = ActorRefFrom<typeof orderComplaintMachine>;
export type OrderComplaintSnapshot = SnapshotFrom<typeof orderComplaintMachine>;
