import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';

import { type CustomerRef, isSoughtWhole, normaliseSearch } from '../../../domain/house/customers';
import { unprovidedAction, unprovidedPromise } from '../../support/unprovided';
import type {
  DeskCustomersContext,
  DeskCustomersEvent,
  DeskCustomersInput,
  FindCustomersOutcome,
  ReadCustomerOutcome,
} from './desk-customers.types';
import { PICTURES } from '../../support/left-out';

type Outcome = FindCustomersOutcome | ReadCustomerOutcome;

const NOBODY: CustomerRef = { kind: 'person', id: '' };

const chart = setup({
  types: {
    input: {} as DeskCustomersInput,
    context: {} as DeskCustomersContext,
    events: {} as DeskCustomersEvent,
    tags: {} as 'seeking' | 'finding' | 'reading' | 'shown' | 'gone' | 'failed',
  },
  actors: {
    findCustomers: unprovidedPromise<FindCustomersOutcome, { text: string }>('findCustomers'),
    readCustomer: unprovidedPromise<ReadCustomerOutcome, CustomerRef>('readCustomer'),
  },
  guards: {
    isNamed: ({ context: { ref } }) => ref !== null,
    isEnough: ({ context: { text } }) => isSoughtWhole(normaliseSearch(text)),
    isDone: (_, params: Outcome) => params.ok,
    isGone: (_, params: ReadCustomerOutcome) => !params.ok && params.failure.code === 'gone',
  },
  actions: {
    keepText: assign((_, params: Pick<DeskCustomersContext, 'text'>) => ({ text: params.text, isShort: false })),
    tellShort: assign({ isShort: true, failureCode: null }),
    keepFound: assign((_, params: FindCustomersOutcome) =>
      params.ok ? { found: params.records, isMore: params.isMore } : {},
    ),
    nameCustomer: assign({ ref: (_, params: Pick<DeskCustomersContext, 'ref'>) => params.ref, shown: null }),
    keepShown: assign((_, params: ReadCustomerOutcome) => (params.ok ? { shown: params.shown } : {})),
    recordFailure: assign((_, params: Outcome) =>
      params.ok || params.failure.code === 'gone' ? {} : { failureCode: params.failure.code },
    ),
    recordUnexpected: assign({ failureCode: 'unexpected' }),
    clearFailure: assign({ failureCode: null, isShort: false }),
    /** The address holds the opened customer, never the search text. */
    keepAddress: unprovidedAction<Pick<DeskCustomersContext, 'ref'>>('keepAddress'),
  },
});

export const deskCustomersMachine = chart.createMachine({
  id: 'deskCustomers',
  description:
    PICTURES && '客户：按名称、订单号或手机号后四位查找，再打开一位，看人员、订单、资质与往来；每次打开都留痕',
  context: ({ input }) => ({
    ...input,
    text: '',
    isShort: false,
    found: null,
    isMore: false,
    shown: null,
    failureCode: null,
  }),
  initial: 'seeking',
  states: {
    seeking: {
      description: PICTURES && '填写要找谁，找到的列在下面',
      tags: 'seeking',
      always: { guard: 'isNamed', target: 'looking' },
      on: {
        'text.type': { actions: { type: 'keepText', params: ({ event: { text } }) => ({ text }) } },
        'text.seek': [{ guard: 'isEnough', target: 'finding' }, { actions: 'tellShort' }],
        'customer.open': { actions: { type: 'nameCustomer', params: ({ event: { ref } }) => ({ ref }) } },
      },
    },
    finding: {
      description: PICTURES && '正在查找',
      tags: ['seeking', 'finding'],
      entry: 'clearFailure',
      on: {
        'text.type': {
          target: 'seeking',
          actions: { type: 'keepText', params: ({ event: { text } }) => ({ text }) },
        },
      },
      invoke: {
        id: 'findCustomers',
        src: 'findCustomers',
        input: ({ context: { text } }) => ({ text: normaliseSearch(text) }),
        onDone: [
          {
            guard: { type: 'isDone', params: ({ event }) => event.output },
            target: 'seeking',
            actions: { type: 'keepFound', params: ({ event }) => event.output },
          },
          { target: 'seeking', actions: { type: 'recordFailure', params: ({ event }) => event.output } },
        ],
        onError: { target: 'seeking', actions: 'recordUnexpected' },
      },
    },
    looking: {
      description: PICTURES && '看一位客户',
      on: {
        'customer.close': {
          target: 'seeking',
          actions: [
            'clearFailure',
            { type: 'nameCustomer', params: { ref: null } },
            { type: 'keepAddress', params: { ref: null } },
          ],
        },
      },
      initial: 'reading',
      states: {
        reading: {
          description: PICTURES && '正在取这位客户',
          tags: 'reading',
          entry: ['clearFailure', { type: 'keepAddress', params: ({ context: { ref } }) => ({ ref }) }],
          invoke: {
            id: 'readCustomer',
            src: 'readCustomer',
            input: ({ context: { ref } }) => ref ?? NOBODY,
            onDone: [
              {
                guard: { type: 'isDone', params: ({ event }) => event.output },
                target: 'shown',
                actions: { type: 'keepShown', params: ({ event }) => event.output },
              },
              { guard: { type: 'isGone', params: ({ event }) => event.output }, target: 'gone' },
              { target: 'failed', actions: { type: 'recordFailure', params: ({ event }) => event.output } },
            ],
            onError: { target: 'failed', actions: 'recordUnexpected' },
          },
        },
        shown: {
          description: PICTURES && '一位客户的全部',
          tags: 'shown',
          on: {
            'customer.open': {
              target: 'reading',
              actions: { type: 'nameCustomer', params: ({ event: { ref } }) => ({ ref }) },
            },
          },
        },
        gone: { description: PICTURES && '没有这位客户', tags: 'gone' },
        failed: { description: PICTURES && '取不到，可重试', tags: 'failed', on: { 'customer.retry': 'reading' } },
      },
    },
  },
});

export type DeskCustomersActor = ActorRefFrom<typeof deskCustomersMachine>;
export type DeskCustomersSnapshot = SnapshotFrom<typeof deskCustomersMachine>;
