import { and, assign, sendParent, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';

import { unprovidedAction, unprovidedPromise } from '../../support/unprovided';
import type { NamedDraft } from '../order-draft';
import { draftToContinue, canContinueDraft } from './draft-choice.rules';
import type {
  BegunOrder,
  ChoiceReport,
  DraftChoiceContext,
  DraftChoiceEvent,
  LoadQuoteInput,
  LoadQuoteOutcome,
} from './draft-choice.types';
import { PICTURES } from '../../support/left-out';

const chart = setup({
  types: {
    context: {} as DraftChoiceContext,
    events: {} as DraftChoiceEvent,
    tags: {} as 'deciding' | 'asking',
    children: {} as { loadOlder: 'loadOlder' },
  },
  actors: { loadOlder: unprovidedPromise<LoadQuoteOutcome, LoadQuoteInput>('loadOlder') },
  guards: {
    /** Goods split off an order never had a price. */
    isPriced: ({ context }) => (context.draft?.form.quoteId ?? '') !== '',
    isBothKnown: ({ context }) => context.draft !== null && context.begun !== null,
    isGoneOnWith: ({ context }) => canContinueDraft(context),
    isDropSure: ({ context }, params: { key: string }) => context.dropKey === params.key,
    isLastOne: ({ context }, params: { key: string }) => context.dropKey === params.key && context.drafts.length === 1,
    isOffered: ({ context }, params: { key: string }) => context.drafts.some(({ key }) => key === params.key),
    isLookedAt: ({ context }, params: { key: string }) => context.draft?.key === params.key,
  },
  actions: {
    keepDrafts: assign((_, { drafts }: { drafts: readonly NamedDraft[] }) => {
      return { drafts, draft: drafts[0] ?? null, older: null };
    }),
    turnTo: assign(({ context: { drafts, draft } }, { key }: { key: string }) => {
      return { draft: drafts.find((one) => one.key === key) ?? draft, older: null };
    }),
    keepBegun: assign({
      begun: (_, { quote, isDanger, goods, searched }: BegunOrder) => ({ quote, isDanger, goods, searched }),
    }),
    keepOlder: assign({
      older: (_, params: LoadQuoteOutcome) => (params.ok ? { quote: params.quote, now: params.now } : null),
    }),
    forget: assign({ drafts: [], draft: null, older: null, dropKey: null }),
    askToDrop: assign((_, { key }: { key: string }) => ({ dropKey: key })),
    dropDraft: unprovidedAction<{ draft: NamedDraft | undefined }>('dropDraft'),
    takeOff: assign(({ context }, { key }: { key: string }) => {
      const drafts = context.drafts.filter((one) => one.key !== key);
      const isLookedAt = context.draft?.key === key;
      return { drafts, dropKey: null, ...(isLookedAt && { draft: drafts[0] ?? null, older: null }) };
    }),
    reportContinued: sendParent(({ context }): ChoiceReport => {
      const draft = draftToContinue(context);
      return { type: 'choice.resumed', draft, form: draft.form, older: null };
    }),
    reportResumed: sendParent(({ context }): ChoiceReport => {
      const draft = draftToContinue(context);
      return { type: 'choice.resumed', draft, form: draft.form, older: context.older };
    }),
    reportLeft: sendParent({ type: 'choice.left' } satisfies ChoiceReport),
  },
});

const chosenDraft = ({ context, event }: { context: DraftChoiceContext; event: { key: string } }) => ({
  draft: context.drafts.find(({ key }) => key === event.key),
});

/**
 * Two orders are never mixed: a draft with another price continues on its own only when goods and amounts are the same.
 */
export const draftChoiceMachine = chart.createMachine({
  id: 'draftChoice',
  description: PICTURES && '旧草稿与新选的班次：同一票货、数量也相同就接着填，否则先问',
  context: { drafts: [], draft: null, dropKey: null, begun: null, older: null },
  initial: 'waiting',
  on: {
    'choice.drafts': { target: '.waiting', actions: { type: 'keepDrafts', params: ({ event }) => event } },
    'choice.quote': { actions: { type: 'keepBegun', params: ({ event }) => event } },
  },
  states: {
    waiting: {
      description: PICTURES && '没有旧草稿，或报价还没到',
      always: [
        { guard: and(['isBothKnown', 'isPriced']), target: 'naming' },
        { guard: 'isBothKnown', target: 'named' },
      ],
    },
    naming: {
      description: PICTURES && '正在看旧草稿是哪一票货',
      tags: 'deciding',
      invoke: {
        id: 'loadOlder',
        src: 'loadOlder',
        input: ({ context }) => ({ quoteId: draftToContinue(context).form.quoteId }),
        onDone: { target: 'named', actions: { type: 'keepOlder', params: ({ event }) => event.output } },
        onError: 'named',
      },
    },
    named: {
      description: PICTURES && '同一票货就接着填',
      always: [{ guard: 'isGoneOnWith', target: 'waiting', actions: ['reportContinued', 'forget'] }, 'asking'],
    },
    asking: {
      description: PICTURES && '继续旧草稿，还是新建',
      tags: 'asking',
      on: {
        'older.resume': [
          {
            guard: { type: 'isLookedAt', params: ({ event }) => event },
            target: 'waiting',
            actions: ['reportResumed', 'forget'],
          },
          { target: 'turning', actions: { type: 'turnTo', params: ({ event }) => event } },
        ],
        'older.drop': [
          {
            guard: { type: 'isLastOne', params: ({ event }) => event },
            target: 'waiting',
            actions: [{ type: 'dropDraft', params: chosenDraft }, 'reportLeft', 'forget'],
          },
          {
            guard: { type: 'isDropSure', params: ({ event }) => event },
            actions: [
              { type: 'dropDraft', params: chosenDraft },
              { type: 'takeOff', params: ({ event }) => event },
            ],
          },
          {
            guard: { type: 'isOffered', params: ({ event }) => event },
            actions: { type: 'askToDrop', params: ({ event }) => event },
          },
        ],
        'older.leave': { target: 'waiting', actions: ['reportLeft', 'forget'] },
      },
    },
    turning: {
      description: PICTURES && '正在取回所选草稿的报价',
      tags: 'deciding',
      invoke: {
        id: 'loadOlder',
        src: 'loadOlder',
        input: ({ context }) => ({ quoteId: draftToContinue(context).form.quoteId }),
        onDone: {
          target: 'waiting',
          actions: [{ type: 'keepOlder', params: ({ event }) => event.output }, 'reportResumed', 'forget'],
        },
        onError: { target: 'waiting', actions: ['reportResumed', 'forget'] },
      },
    },
  },
});

export type DraftChoiceMachine = typeof draftChoiceMachine;
export type DraftChoiceActor = ActorRefFrom<typeof draftChoiceMachine>;
export type DraftChoiceSnapshot = SnapshotFrom<typeof draftChoiceMachine>;
