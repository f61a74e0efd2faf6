import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';

import { HELPED, type HelpReason, helpVoteFault } from '../../../domain/content/help-vote';
import { unprovidedPromise } from '../../support/unprovided';
import type {
  HelpVoteContext,
  HelpVoteEvent,
  HelpVoteInput,
  RecallVoteOutcome,
  SendVoteInput,
  SendVoteOutcome,
} from './help-vote.types';
import { PICTURES } from '../../support/left-out';

const UNHELPED = { helped: false, reason: null, words: '' } as const;

const chart = setup({
  types: {
    input: {} as HelpVoteInput,
    context: {} as HelpVoteContext,
    events: {} as HelpVoteEvent,
    tags: {} as 'explaining' | 'busy',
  },
  actors: {
    recallVote: unprovidedPromise<RecallVoteOutcome, HelpVoteInput>('recallVote'),
    sendVote: unprovidedPromise<SendVoteOutcome, SendVoteInput>('sendVote'),
  },
  guards: {
    isExplained: ({ context: { draft } }) => helpVoteFault(draft) === null,
    isCounted: (_, params: SendVoteOutcome) => params.ok,
    isHelped: ({ context: { draft } }) => draft.helped,
  },
  actions: {
    keepVote: assign({
      vote: ({ context }, params: RecallVoteOutcome | SendVoteOutcome) => (params.ok ? params.vote : context.vote),
    }),
    draftHelped: assign({ draft: HELPED }),
    /** An earlier "no" opens with its reason. */
    draftUnhelped: assign({ draft: ({ context: { vote } }) => (vote?.helped === false ? vote : UNHELPED) }),
    keepReason: assign({
      draft: ({ context: { draft } }, { reason }: { reason: HelpReason }) => ({ ...draft, reason }),
    }),
    keepWords: assign({ draft: ({ context: { draft } }, { words }: { words: string }) => ({ ...draft, words }) }),
    markTried: assign({ isTried: true }),
    clearTried: assign({ isTried: false }),
    clearFailure: assign({ failureCode: null }),
    recordFailure: assign({ failureCode: (_, params: SendVoteOutcome) => (params.ok ? null : params.failure.code) }),
    recordUnexpected: assign({ failureCode: 'unexpected' }),
  },
});

/** A "no" counts with its reason; votes can be changed. */
export const helpVoteMachine = chart.createMachine({
  id: 'helpVote',
  description: PICTURES && '有帮助吗：有帮助按一次就算；没有帮助的说明原因再算；一个浏览器对一版只算一次，可以改',
  context: ({ input }) => ({
    ...input,
    vote: null,
    draft: HELPED,
    isTried: false,
    failureCode: null,
  }),
  initial: 'asking',
  states: {
    asking: {
      description: PICTURES && '等读者说',
      entry: 'clearTried',
      initial: 'recalling',
      on: {
        'vote.helped': { target: 'sending', actions: 'draftHelped' },
        'vote.unhelped': { target: 'explaining', actions: ['draftUnhelped', 'clearFailure'] },
      },
      states: {
        recalling: {
          description: PICTURES && '正在取这个浏览器以前说过的；不等它也能说',
          invoke: {
            id: 'recallVote',
            src: 'recallVote',
            input: ({ context: { code, version } }) => ({ code, version }),
            onDone: { target: 'resting', actions: { type: 'keepVote', params: ({ event }) => event.output } },
            onError: 'resting',
          },
        },
        resting: { description: PICTURES && '以前说过的已知' },
      },
    },
    explaining: {
      description: PICTURES && '没有帮助，正在说原因',
      tags: 'explaining',
      on: {
        'reason.choose': { actions: { type: 'keepReason', params: ({ event }) => event } },
        'words.type': { actions: { type: 'keepWords', params: ({ event }) => event } },
        'vote.send': [{ guard: 'isExplained', target: 'sending' }, { actions: 'markTried' }],
        'vote.helped': { target: 'sending', actions: 'draftHelped' },
        'vote.leave': { target: 'asking.resting', actions: 'clearFailure' },
      },
    },
    sending: {
      description: PICTURES && '正在记下',
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'sendVote',
        src: 'sendVote',
        input: ({ context: { code, version, draft } }) => ({ code, version, ...draft }),
        onDone: [
          {
            guard: { type: 'isCounted', params: ({ event }) => event.output },
            target: 'asking.resting',
            actions: { type: 'keepVote', params: ({ event }) => event.output },
          },
          {
            guard: 'isHelped',
            target: 'asking.resting',
            actions: { type: 'recordFailure', params: ({ event }) => event.output },
          },
          { target: 'explaining', actions: { type: 'recordFailure', params: ({ event }) => event.output } },
        ],
        onError: [
          { guard: 'isHelped', target: 'asking.resting', actions: 'recordUnexpected' },
          { target: 'explaining', actions: 'recordUnexpected' },
        ],
      },
    },
  },
});

export type HelpVoteActor = ActorRefFrom<typeof helpVoteMachine>;
export type HelpVoteSnapshot = SnapshotFrom<typeof helpVoteMachine>;
