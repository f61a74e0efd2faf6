import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';

import { unprovidedAction, unprovidedPromise } from '../../support/unprovided';
import type {
  FetchedDocument,
  LoadDocumentInput,
  LoadDocumentOutcome,
  OrderDocumentContext,
  OrderDocumentEvent,
  OrderDocumentInput,
} from './order-document.types';
import { PICTURES } from '../../support/left-out';

const chart = setup({
  types: {
    input: {} as OrderDocumentInput,
    context: {} as OrderDocumentContext,
    events: {} as OrderDocumentEvent,
    tags: {} as 'busy',
  },
  actors: { loadDocument: unprovidedPromise<LoadDocumentOutcome, LoadDocumentInput>('loadDocument') },
  guards: { isThere: (_, params: LoadDocumentOutcome) => params.ok },
  actions: {
    noteKind: assign((_, { kind }: { kind: string }) => ({ kind, failureCode: null })),
    recordFailure: assign({
      failureCode: (_, params: LoadDocumentOutcome) => (params.ok ? null : params.failure.code),
    }),
    recordUnexpected: assign({ failureCode: 'unexpected' }),
    saveDocument: unprovidedAction<FetchedDocument>('saveDocument'),
  },
});

export const orderDocumentMachine = chart.createMachine({
  id: 'orderDocument',
  description: PICTURES && '订单单据：要用时取来，存成可打印的页面',
  context: ({ input }) => ({ ...input, kind: '', failureCode: null }),
  initial: 'resting',
  states: {
    resting: {
      description: PICTURES && '可取单据',
      on: { 'document.print': { target: 'loading', actions: { type: 'noteKind', params: ({ event }) => event } } },
    },
    loading: {
      description: PICTURES && '正在取单据',
      tags: 'busy',
      invoke: {
        id: 'loadDocument',
        src: 'loadDocument',
        input: ({ context: { orderNo, kind } }) => ({ orderNo, kind }),
        onDone: [
          {
            guard: { type: 'isThere', params: ({ event }) => event.output },
            target: 'resting',
            actions: {
              type: 'saveDocument',
              params: ({ context: { orderNo, kind }, event }) => ({
                orderNo,
                kind,
                html: 'html' in event.output ? event.output.html : '',
              }),
            },
          },
          { target: 'resting', actions: { type: 'recordFailure', params: ({ event }) => event.output } },
        ],
        onError: { target: 'resting', actions: 'recordUnexpected' },
      },
    },
  },
});

export type OrderDocumentActor = ActorRefFrom<typeof orderDocumentMachine>;
export type OrderDocumentSnapshot = SnapshotFrom<typeof orderDocumentMachine>;
