import { assign, sendParent, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';

import { unprovidedPromise } from '../../support/unprovided';
import type {
  OrderServicesContext,
  OrderServicesEvent,
  PriceServicesOutcome,
  ServicesAsked,
  ServicesReport,
} from './order-services.types';

const isSame = (one: ServicesAsked, other: ServicesAsked) =>
  one.quoteId === other.quoteId &&
  one.insuredValue === other.insuredValue &&
  one.services.join() === other.services.join();

const chart = setup({
  types: {
    context: {} as OrderServicesContext,
    events: {} as OrderServicesEvent,
    tags: {} as 'busy' | 'failed',
  },
  actors: { priceServices: unprovidedPromise<PriceServicesOutcome, ServicesAsked>('priceServices') },
  guards: {
    isAskedAnew: ({ context }, params: ServicesAsked) => !isSame(context.asked, params),
    isNothingAsked: ({ context: { asked } }) => asked.quoteId === '' || asked.services.length === 0,
    isPriced: (_, params: PriceServicesOutcome) => params.ok,
  },
  actions: {
    keepAsked: assign({
      asked: (_, { quoteId, services, insuredValue }: ServicesAsked) => ({ quoteId, services, insuredValue }),
    }),
    keepPrice: assign({ price: (_, params: PriceServicesOutcome) => (params.ok ? params.price : null) }),
    recordFailure: assign({
      failureCode: (_, params: PriceServicesOutcome) => (params.ok ? null : params.failure.code),
    }),
    recordUnexpected: assign({ failureCode: 'unexpected' }),
    forgetPrice: assign({ price: null, failureCode: null }),
    reportPrice: sendParent(({ context }): ServicesReport => ({ type: 'services.priced', price: context.price })),
  },
  /** `pause`: nobody is asked while somebody is still choosing. */
  delays: { pause: 400 },
});

/** What the services ordered on top of a quote cost. */
export const orderServicesMachine = chart.createMachine({
  id: 'orderServices',
  description: '附加服务计价：选好服务后向网关询价，加进总价',
  context: { asked: { quoteId: '', services: [], insuredValue: 0 }, price: null, failureCode: null },
  initial: 'none',
  on: {
    'services.set': {
      guard: { type: 'isAskedAnew', params: ({ event }) => event },
      target: '.pausing',
      actions: { type: 'keepAsked', params: ({ event }) => event },
    },
  },
  states: {
    none: { description: '没有附加服务' },
    pausing: {
      description: '稍等，可能还在选择',
      tags: 'busy',
      entry: ['forgetPrice', 'reportPrice'],
      always: { guard: 'isNothingAsked', target: 'none' },
      after: { pause: 'pricing' },
    },
    pricing: {
      description: '正在计价',
      tags: 'busy',
      invoke: {
        id: 'priceServices',
        src: 'priceServices',
        input: ({ context }) => context.asked,
        onDone: [
          {
            guard: { type: 'isPriced', params: ({ event }) => event.output },
            target: 'priced',
            actions: { type: 'keepPrice', params: ({ event }) => event.output },
          },
          { target: 'failed', actions: { type: 'recordFailure', params: ({ event }) => event.output } },
        ],
        onError: { target: 'failed', actions: 'recordUnexpected' },
      },
    },
    priced: { description: '已计价', entry: 'reportPrice' },
    failed: {
      description: '没有取到服务价格，可重试',
      tags: 'failed',
      exit: 'forgetPrice',
      on: { 'services.retry': 'pricing' },
    },
  },
});

export type OrderServicesActor = ActorRefFrom<typeof orderServicesMachine>;
export type OrderServicesSnapshot = SnapshotFrom<typeof orderServicesMachine>;
