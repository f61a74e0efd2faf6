import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';

import { isSameTruck, TRUCK_PARTS, type TypedTruck } from '../../../domain/order/trucks/truck';
import { DOLLAR } from '../../../domain/values/money';
import { unprovidedAction, unprovidedPromise } from '../../support/unprovided';
import type {
  ChangeTruckInput,
  ChangeTruckOutcome,
  LoadHoursInput,
  LoadHoursOutcome,
  OrderTruckContext,
  OrderTruckEvent,
  OrderTruckInput,
} from './order-truck.types';
import { PICTURES } from '../../support/left-out';

type Of<TType extends OrderTruckEvent['type']> = Extract<OrderTruckEvent, { type: TType }>;

const NOBODY = Object.fromEntries(TRUCK_PARTS.map((part) => [part, ''])) as TypedTruck;

const chart = setup({
  types: {
    input: {} as OrderTruckInput,
    context: {} as OrderTruckContext,
    events: {} as OrderTruckEvent,
    tags: {} as 'open' | 'busy' | 'looking',
  },
  actors: {
    loadHours: unprovidedPromise<LoadHoursOutcome, LoadHoursInput>('loadHours'),
    changeTruck: unprovidedPromise<ChangeTruckOutcome, ChangeTruckInput>('changeTruck'),
  },
  guards: {
    isOther: ({ context: { kept, typed } }) => !isSameTruck(kept, typed),
    isLoaded: (_, params: LoadHoursOutcome) => params.kind === 'loaded',
    isChanged: (_, params: ChangeTruckOutcome) => params.kind === 'changed',
    isTaken: (_, params: ChangeTruckOutcome) => params.kind === 'taken',
    isPriced: (_, params: ChangeTruckOutcome) => params.kind === 'priced',
  },
  actions: {
    begin: assign((_, { at, truck, total }: Of<'truck.open'>) => ({
      at,
      kept: truck,
      typed: truck,
      total,
      hours: [],
      offered: null,
      failureCode: null,
    })),
    notePart: assign(({ context: { typed } }, { part, value }: Of<'part.type'>) => ({
      typed: { ...typed, [part]: value },
      offered: null,
      failureCode: null,
    })),
    keepHours: assign({ hours: (_, params: LoadHoursOutcome) => (params.kind === 'loaded' ? params.hours : []) }),
    clearFailure: assign({ failureCode: null }),
    keepOffer: assign({
      offered: (_, params: ChangeTruckOutcome) => (params.kind === 'priced' ? params.total : null),
    }),
    recordLost: assign({ failureCode: 'hours' }),
    recordTaken: assign({ failureCode: 'taken', offered: null }),
    recordFailure: assign({
      failureCode: (_, params: ChangeTruckOutcome) => (params.kind === 'failed' ? params.code : null),
    }),
    recordUnexpected: assign({ failureCode: 'unexpected' }),
    showOrder: unprovidedAction('showOrder'),
  },
});

/** Changes the hour or driver of one truck; the price is confirmed first. */
export const orderTruckMachine = chart.createMachine({
  id: 'orderTruck',
  description: PICTURES && '改车辆：换进站时段或补填司机，先看余位与价格再确认，换发预约码',
  context: ({ input }) => ({
    ...input,
    at: 0,
    kept: NOBODY,
    typed: NOBODY,
    hours: [],
    total: { amount: 0, currency: DOLLAR },
    offered: null,
    failureCode: null,
  }),
  initial: 'closed',
  states: {
    closed: {
      description: PICTURES && '未打开',
      on: { 'truck.open': { target: 'looking', actions: { type: 'begin', params: ({ event }) => event } } },
    },
    looking: {
      description: PICTURES && '正在取余下时段',
      tags: ['open', 'looking'],
      invoke: {
        id: 'loadHours',
        src: 'loadHours',
        input: ({ context: { orderNo } }) => ({ orderNo }),
        onDone: [
          {
            guard: { type: 'isLoaded', params: ({ event }) => event.output },
            target: 'typing',
            actions: { type: 'keepHours', params: ({ event }) => event.output },
          },
          { target: 'typing', actions: 'recordLost' },
        ],
        onError: { target: 'typing', actions: 'recordUnexpected' },
      },
      on: { 'truck.close': 'closed' },
    },
    typing: {
      description: PICTURES && '正在填写',
      tags: 'open',
      on: {
        'part.type': { actions: { type: 'notePart', params: ({ event }) => event } },
        'truck.send': [{ guard: 'isOther', target: 'sending' }, { target: 'closed' }],
        'truck.close': 'closed',
      },
    },
    sending: {
      description: PICTURES && '正在改车辆，不可重复',
      tags: ['open', 'busy'],
      entry: 'clearFailure',
      invoke: {
        id: 'changeTruck',
        src: 'changeTruck',
        input: ({ context: { orderNo, at, typed, offered, total } }) => ({
          orderNo,
          at,
          truck: typed,
          total: offered ?? total,
        }),
        onDone: [
          {
            guard: { type: 'isChanged', params: ({ event }) => event.output },
            target: 'closed',
            actions: 'showOrder',
          },
          {
            guard: { type: 'isTaken', params: ({ event }) => event.output },
            target: 'looking',
            actions: 'recordTaken',
          },
          {
            guard: { type: 'isPriced', params: ({ event }) => event.output },
            target: 'typing',
            actions: { type: 'keepOffer', params: ({ event }) => event.output },
          },
          { target: 'typing', actions: { type: 'recordFailure', params: ({ event }) => event.output } },
        ],
        onError: { target: 'typing', actions: 'recordUnexpected' },
      },
    },
  },
});

export type OrderTruckMachine = typeof orderTruckMachine;
export type OrderTruckActor = ActorRefFrom<typeof orderTruckMachine>;
export type OrderTruckSnapshot = SnapshotFrom<typeof orderTruckMachine>;
