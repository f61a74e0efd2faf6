import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';

import { BLANK_LEAVING, LEAVING_PARTS, type LeavingTerms } from '../../../domain/order/trucks/leaving';
import { leavingFaults } from '../../../domain/order/trucks/leaving-faults';
import { unprovidedAction, unprovidedPromise } from '../../support/unprovided';
import type {
  BookLeavingInput,
  BookLeavingOutcome,
  DropLeavingInput,
  DropLeavingOutcome,
  OrderLeavingContext,
  OrderLeavingEvent,
  OrderLeavingInput,
} from './order-leaving.types';
import { PICTURES } from '../../support/left-out';

type Terms = Pick<OrderLeavingContext, 'terms' | 'now'>;
type Of<TType extends OrderLeavingEvent['type']> = Extract<OrderLeavingEvent, { type: TType }>;

const NOTHING: LeavingTerms = {
  rest: { tons: 0, pallets: 0 },
  from: '',
  to: '',
  slots: [],
  onlyDay: null,
  isDanger: 'N',
  trucks: 0,
};

const chart = setup({
  types: {
    input: {} as OrderLeavingInput,
    context: {} as OrderLeavingContext,
    events: {} as OrderLeavingEvent,
    tags: {} as 'open' | 'doubting' | 'busy',
  },
  actors: {
    bookLeaving: unprovidedPromise<BookLeavingOutcome, BookLeavingInput>('bookLeaving'),
    dropLeaving: unprovidedPromise<DropLeavingOutcome, DropLeavingInput>('dropLeaving'),
  },
  guards: {
    isSound: ({ context: { typed } }, { terms, now }: Terms) =>
      Object.keys(leavingFaults(typed, terms, now)).length === 0,
    isBooked: (_, params: BookLeavingOutcome) => params.kind === 'booked',
    isFull: (_, params: BookLeavingOutcome) => params.kind === 'full',
    isDropped: (_, params: DropLeavingOutcome) => params.kind === 'dropped',
  },
  actions: {
    begin: assign((_, { terms, typed, now }: Of<'leaving.open'>) => ({
      terms,
      now,
      typed,
      slots: null,
      isJudged: false,
      failureCode: null,
    })),
    noteChange: assign(({ context }, { change }: Of<'leaving.write'>) => {
      const typed = { ...context.typed, ...change };
      if (LEAVING_PARTS.every((part) => typed[part] === context.typed[part])) return {};
      // Remaining slots belong to one day.
      return { typed, slots: typed.day === context.typed.day ? context.slots : null, failureCode: null };
    }),
    keepTerms: assign((_, { terms, now }: Terms) => ({ terms, now })),
    noteJudged: assign({ isJudged: true }),
    noteCode: assign((_, { code }: Of<'leaving.doubt'>) => ({ code, failureCode: null })),
    clearFailure: assign({ failureCode: null }),
    keepSlots: assign({
      slots: (_, params: BookLeavingOutcome) => (params.kind === 'full' ? params.slots : null),
    }),
    recordFailure: assign({
      failureCode: (_, params: BookLeavingOutcome | DropLeavingOutcome) =>
        params.kind === 'failed' ? params.code : null,
    }),
    recordUnexpected: assign({ failureCode: 'unexpected' }),
    showOrder: unprovidedAction('showOrder'),
  },
});

export const orderLeavingMachine = chart.createMachine({
  id: 'orderLeaving',
  description: PICTURES && '出库预约：约一辆车提走一部分或全部货物，或取消一次预约',
  context: ({ input }) => ({
    ...input,
    terms: NOTHING,
    now: 0,
    typed: BLANK_LEAVING,
    slots: null,
    isJudged: false,
    code: '',
    failureCode: null,
  }),
  initial: 'closed',
  states: {
    closed: {
      description: PICTURES && '未打开',
      on: {
        'leaving.open': { target: 'typing', actions: { type: 'begin', params: ({ event }) => event } },
        'leaving.doubt': { target: 'doubting', actions: { type: 'noteCode', params: ({ event }) => event } },
      },
    },
    typing: {
      description: PICTURES && '正在填写',
      tags: 'open',
      on: {
        'leaving.write': { actions: { type: 'noteChange', params: ({ event }) => event } },
        // The receipt may have been refreshed since the booking was opened.
        'leaving.send': [
          {
            guard: { type: 'isSound', params: ({ event }) => event },
            target: 'booking',
            actions: { type: 'keepTerms', params: ({ event }) => event },
          },
          { actions: [{ type: 'keepTerms', params: ({ event }) => event }, 'noteJudged'] },
        ],
        'leaving.close': 'closed',
      },
    },
    booking: {
      description: PICTURES && '正在预约，不可重复',
      tags: ['open', 'busy'],
      entry: 'clearFailure',
      invoke: {
        id: 'bookLeaving',
        src: 'bookLeaving',
        input: ({ context: { orderNo, typed } }) => ({ orderNo, typed }),
        onDone: [
          {
            guard: { type: 'isBooked', params: ({ event }) => event.output },
            target: 'closed',
            actions: 'showOrder',
          },
          {
            guard: { type: 'isFull', params: ({ event }) => event.output },
            target: 'typing',
            actions: { type: 'keepSlots', params: ({ event }) => event.output },
          },
          // The receipt may be older than the answer.
          {
            target: 'typing',
            actions: [{ type: 'recordFailure', params: ({ event }) => event.output }, 'showOrder'],
          },
        ],
        onError: { target: 'typing', actions: 'recordUnexpected' },
      },
    },
    doubting: {
      description: PICTURES && '确认是否取消预约',
      tags: 'doubting',
      on: { 'leaving.drop': 'dropping', 'leaving.close': 'closed' },
    },
    dropping: {
      description: PICTURES && '正在取消预约，不可重复',
      tags: ['doubting', 'busy'],
      entry: 'clearFailure',
      invoke: {
        id: 'dropLeaving',
        src: 'dropLeaving',
        input: ({ context: { orderNo, code } }) => ({ orderNo, code }),
        onDone: [
          {
            guard: { type: 'isDropped', params: ({ event }) => event.output },
            target: 'closed',
            actions: 'showOrder',
          },
          {
            target: 'doubting',
            actions: [{ type: 'recordFailure', params: ({ event }) => event.output }, 'showOrder'],
          },
        ],
        onError: { target: 'doubting', actions: 'recordUnexpected' },
      },
    },
  },
});

export type OrderLeavingMachine = typeof orderLeavingMachine;
export type OrderLeavingActor = ActorRefFrom<typeof orderLeavingMachine>;
export type OrderLeavingSnapshot = SnapshotFrom<typeof orderLeavingMachine>;
