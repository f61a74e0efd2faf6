import { and, assign, sendParent, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';

import type { OrderForm } from '../../../domain/order/form';
import { unprovidedPromise } from '../../support/unprovided';
import { isGoneOnWith } from './draft-choice.rules';
import type {
  Begun,
  ChoiceReport,
  DraftChoiceContext,
  DraftChoiceEvent,
  LoadQuoteInput,
  LoadQuoteOutcome,
} from './draft-choice.types';

const chart = setup({
  types: {
    context: {} as DraftChoiceContext,
    events: {} as DraftChoiceEvent,
    tags: {} as 'deciding' | 'asking',
    children: {} as { loadOlder: 'loadOlder' },
  },
  actors: { loadOlder: unprovidedPromise<LoadQuoteOutcome, LoadQuoteInput>('loadOlder') },
  guards: {
    /** What was split off an order was never given a price. */
    isPriced: ({ context }) => (context.form?.quoteId ?? '') !== '',
    isBothKnown: ({ context }) => context.form !== null && context.begun !== null,
    isGoneOnWith: ({ context }) => isGoneOnWith(context),
  },
  actions: {
    keepForm: assign({ form: (_, params: { form: OrderForm }) => params.form, older: null }),
    keepBegun: assign({ begun: (_, { quote, isDanger, goods }: Begun) => ({ quote, isDanger, goods }) }),
    keepOlder: assign({
      older: (_, params: LoadQuoteOutcome) => (params.ok ? { quote: params.quote, now: params.now } : null),
    }),
    forget: assign({ form: null, older: null }),
    reportContinued: sendParent(({ context }): ChoiceReport => {
      if (!context.form) throw new Error('there is no draft to go on with');
      return { type: 'choice.resumed', form: context.form, older: null };
    }),
    reportResumed: sendParent(({ context }): ChoiceReport => {
      if (!context.form) throw new Error('there is no draft to go back to');
      return { type: 'choice.resumed', form: context.form, older: context.older };
    }),
    reportLeft: sendParent({ type: 'choice.left' } satisfies ChoiceReport),
  },
});

/** Two orders never run into one: a draft made at another price goes on by itself only where it is plainly the same. */
export const draftChoiceMachine = chart.createMachine({
  id: 'draftChoice',
  description: '旧草稿与新选的班次：同一票货接着填，否则先问',
  context: { form: null, begun: null, older: null },
  initial: 'waiting',
  on: {
    'choice.draft': { target: '.waiting', actions: { type: 'keepForm', params: ({ event }) => event } },
    'choice.quote': { actions: { type: 'keepBegun', params: ({ event }) => event } },
  },
  states: {
    waiting: {
      description: '没有旧草稿，或报价还没到',
      always: [
        { guard: and(['isBothKnown', 'isPriced']), target: 'naming' },
        { guard: 'isBothKnown', target: 'named' },
      ],
    },
    naming: {
      description: '正在看旧草稿是哪一票',
      tags: 'deciding',
      invoke: {
        id: 'loadOlder',
        src: 'loadOlder',
        input: ({ context }) => ({ quoteId: context.form?.quoteId ?? '' }),
        onDone: { target: 'named', actions: { type: 'keepOlder', params: ({ event }) => event.output } },
        onError: 'named',
      },
    },
    named: {
      description: '同一票货就接着填',
      always: [{ guard: 'isGoneOnWith', target: 'waiting', actions: ['reportContinued', 'forget'] }, 'asking'],
    },
    asking: {
      description: '继续旧草稿，还是新建',
      tags: 'asking',
      on: {
        'older.resume': { target: 'waiting', actions: ['reportResumed', 'forget'] },
        'older.leave': { target: 'waiting', actions: ['reportLeft', 'forget'] },
      },
    },
  },
});

export type DraftChoiceMachine = typeof draftChoiceMachine;
export type DraftChoiceActor = ActorRefFrom<typeof draftChoiceMachine>;
export type DraftChoiceSnapshot = SnapshotFrom<typeof draftChoiceMachine>;
