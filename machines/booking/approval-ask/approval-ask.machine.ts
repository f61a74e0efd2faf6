import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';

import { isName } from '../../../domain/mall/approval';
import { isMobileNumber } from '../../../domain/people/phone';
import { unprovidedCallback, unprovidedPromise } from '../../support/unprovided';
import type {
  ApprovalAskContext,
  ApprovalAskEvent,
  ApprovalAskField,
  ApprovalAskFields,
  AskApprovalInput,
  AskApprovalOutcome,
  FindAskerOutcome,
  LoadBookOutcome,
  RevokeApprovalInput,
  RevokeApprovalOutcome,
} from './approval-ask.types';
import { PICTURES } from '../../support/left-out';

type Outcome = LoadBookOutcome | AskApprovalOutcome | RevokeApprovalOutcome;

const NOTHING: ApprovalAskContext = {
  book: null,
  typed: { approver: '', phone: '' },
  wrong: [],
  address: null,
  madeId: null,
  afterId: null,
  revokingId: '',
  failureCode: null,
  lostCode: 'unavailable',
};

function approvalAskFaults({ typed: { approver, phone } }: ApprovalAskContext): readonly ApprovalAskField[] {
  const wrong: ApprovalAskField[] = [];
  if (!isName(approver)) wrong.push('approver');
  if (!isMobileNumber(phone)) wrong.push('phone');
  return wrong;
}

const chart = setup({
  types: {
    context: {} as ApprovalAskContext,
    events: {} as ApprovalAskEvent,
    tags: {} as 'loading' | 'signedOut' | 'finding' | 'shown' | 'asking' | 'revoking',
  },
  actors: {
    loadBook: unprovidedPromise<LoadBookOutcome>('loadBook'),
    askApproval: unprovidedPromise<AskApprovalOutcome, AskApprovalInput>('askApproval'),
    revokeApproval: unprovidedPromise<RevokeApprovalOutcome, RevokeApprovalInput>('revokeApproval'),
    findPerson: unprovidedPromise<FindAskerOutcome>('findPerson'),
    personWatcher: unprovidedCallback<Extract<ApprovalAskEvent, { type: 'person.changed' }>>('personWatcher'),
  },
  guards: {
    isDone: (_, params: Outcome) => params.ok,
    isSignedOut: (_, params: Outcome) => !params.ok && params.code === 'signedOut',
    isFound: (_, params: FindAskerOutcome) => params.isFound,
    isSound: ({ context }) => approvalAskFaults(context).length === 0,
  },
  actions: {
    keepBook: assign((_, params: Outcome) => (params.ok ? { book: params.book } : {})),
    keepAddress: assign((_, params: AskApprovalOutcome) =>
      params.ok ? { address: params.address, madeId: params.book.approvals[0]?.approvalId ?? null } : {},
    ),
    change: assign(({ context: { typed, wrong } }, { change }: { change: Partial<ApprovalAskFields> }) => ({
      typed: { ...typed, ...change },
      wrong: wrong.filter((field) => !(field in change)),
    })),
    noteWrong: assign({ wrong: ({ context }) => approvalAskFaults(context) }),
    takeAfter: assign((_, { afterId }: Pick<AskApprovalInput, 'afterId'>) => ({ afterId })),
    takeRevoking: assign((_, { approvalId }: { approvalId: string }) => ({ revokingId: approvalId })),
    /** The link is shown only to its requester and forgotten when the person changes. */
    forget: assign(NOTHING),
    clearFailure: assign({ failureCode: null }),
    recordFailure: assign({
      failureCode: (_, params: AskApprovalOutcome | RevokeApprovalOutcome) =>
        params.ok || params.code === 'signedOut' ? null : params.code,
    }),
    recordUnexpected: assign({ failureCode: 'unexpected' }),
    recordLost: assign({
      lostCode: (_, params: LoadBookOutcome) =>
        !params.ok && params.code === 'network' ? ('network' as const) : ('unavailable' as const),
    }),
    recordBroken: assign({ lostCode: 'unexpected' }),
  },
});

export const approvalAskMachine = chart.createMachine({
  id: 'approvalAsk',
  description: PICTURES && '采购单送审：写审批人，生成链接，看审批到哪一步、现在的采购单还算不算已批准',
  context: NOTHING,
  initial: 'loading',
  invoke: { id: 'personWatcher', src: 'personWatcher' },
  on: { 'person.changed': { target: '.loading', actions: 'forget' } },
  states: {
    loading: {
      description: PICTURES && '正在取送审记录',
      tags: 'loading',
      invoke: {
        id: 'loadBook',
        src: 'loadBook',
        onDone: [
          {
            guard: { type: 'isDone', params: ({ event }) => event.output },
            target: 'shown',
            actions: { type: 'keepBook', params: ({ event }) => event.output },
          },
          { guard: { type: 'isSignedOut', params: ({ event }) => event.output }, target: 'signedOut' },
          { target: 'lost', actions: { type: 'recordLost', params: ({ event }) => event.output } },
        ],
        onError: { target: 'lost', actions: 'recordBroken' },
      },
    },
    signedOut: {
      description: PICTURES && '登录后才能送审',
      tags: 'signedOut',
      entry: 'forget',
      initial: 'resting',
      states: {
        resting: { description: PICTURES && '等人登录', on: { 'person.find': 'asking' } },
        asking: {
          description: PICTURES && '请登录',
          tags: 'finding',
          invoke: {
            id: 'findPerson',
            src: 'findPerson',
            onDone: [
              { guard: { type: 'isFound', params: ({ event }) => event.output }, target: '#approvalAsk.loading' },
              'resting',
            ],
            onError: 'resting',
          },
        },
      },
    },
    lost: { description: PICTURES && '记录取不到，可重试', on: { 'book.refresh': 'loading' } },
    shown: {
      description: PICTURES && '送审记录已列出',
      tags: 'shown',
      initial: 'resting',
      states: {
        resting: {
          description: PICTURES && '写审批人，看与撤回',
          on: {
            'field.change': { actions: { type: 'change', params: ({ event }) => event } },
            'approval.ask': [
              {
                guard: 'isSound',
                target: 'asking',
                actions: { type: 'takeAfter', params: ({ event }) => event },
              },
              { actions: 'noteWrong' },
            ],
            'approval.revoke': { target: 'revoking', actions: { type: 'takeRevoking', params: ({ event }) => event } },
            'book.refresh': '#approvalAsk.loading',
          },
        },
        asking: {
          description: PICTURES && '正在送审',
          tags: 'asking',
          entry: 'clearFailure',
          invoke: {
            id: 'askApproval',
            src: 'askApproval',
            input: ({ context: { typed, afterId, book } }) => ({ ...typed, afterId, hash: book?.now?.hash ?? null }),
            onDone: [
              {
                guard: { type: 'isDone', params: ({ event }) => event.output },
                target: 'resting',
                actions: [
                  { type: 'keepBook', params: ({ event }) => event.output },
                  { type: 'keepAddress', params: ({ event }) => event.output },
                ],
              },
              {
                guard: { type: 'isSignedOut', params: ({ event }) => event.output },
                target: '#approvalAsk.signedOut',
              },
              { target: 'resting', actions: { type: 'recordFailure', params: ({ event }) => event.output } },
            ],
            onError: { target: 'resting', actions: 'recordUnexpected' },
          },
        },
        revoking: {
          description: PICTURES && '正在撤回',
          tags: 'revoking',
          entry: 'clearFailure',
          invoke: {
            id: 'revokeApproval',
            src: 'revokeApproval',
            input: ({ context: { revokingId } }) => ({ approvalId: revokingId }),
            onDone: [
              {
                guard: { type: 'isDone', params: ({ event }) => event.output },
                target: 'resting',
                actions: { type: 'keepBook', params: ({ event }) => event.output },
              },
              {
                guard: { type: 'isSignedOut', params: ({ event }) => event.output },
                target: '#approvalAsk.signedOut',
              },
              { target: 'resting', actions: { type: 'recordFailure', params: ({ event }) => event.output } },
            ],
            onError: { target: 'resting', actions: 'recordUnexpected' },
          },
        },
      },
    },
  },
});

export type ApprovalAskActor = ActorRefFrom<typeof approvalAskMachine>;
export type ApprovalAskSnapshot = SnapshotFrom<typeof approvalAskMachine>;
