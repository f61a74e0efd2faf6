import { assign, sendParent, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';

import { unprovidedPromise } from '../../support/unprovided';
import { isAskedAbout, isRefusedAs, outcomeOrderNo, submitRefusalOf, repriceSubmission } from './order-submit.rules';
import type {
  AgreementOutcome,
  FindOrderInput,
  FindOrderOutcome,
  FindPersonOutcome,
  OrderSubmitContext,
  OrderSubmitEvent,
  Submission,
  SubmitNotice,
  SubmitOrderOutcome,
  SubmitReport,
} from './order-submit.types';
import { PICTURES } from '../../support/left-out';

const chart = setup({
  types: {
    context: {} as OrderSubmitContext,
    events: {} as OrderSubmitEvent,
    tags: {} as 'busy' | 'unknown' | 'refused' | 'done',
    children: {} as {
      findPerson: 'findPerson';
      submitOrder: 'submitOrder';
      askAgreement: 'askAgreement';
      findOrder: 'findOrder';
    },
  },
  actors: {
    findPerson: unprovidedPromise<FindPersonOutcome>('findPerson'),
    submitOrder: unprovidedPromise<SubmitOrderOutcome, { submission: Submission | null }>('submitOrder'),
    askAgreement: unprovidedPromise<AgreementOutcome>('askAgreement'),
    findOrder: unprovidedPromise<FindOrderOutcome, FindOrderInput>('findOrder'),
  },
  guards: {
    isFound: (_, params: FindPersonOutcome) => params.isFound,
    isPlaced: (_, params: SubmitOrderOutcome) => params.ok,
    isAnonymous: (_, params: SubmitOrderOutcome) => isRefusedAs(params, 'anonymous'),
    isUnagreed: (_, params: SubmitOrderOutcome) => isRefusedAs(params, 'unagreed'),
    isAgreed: (_, params: AgreementOutcome) => params.isAgreed,
    isUnknown: (_, params: SubmitOrderOutcome) => isRefusedAs(params, 'unknown'),
    isAskedAbout: (_, params: SubmitOrderOutcome) => isAskedAbout(params),
    isThere: (_, params: FindOrderOutcome) => params.ok && params.orderNo !== null,
    isAbsent: (_, params: FindOrderOutcome) => params.ok && params.orderNo === null,
    isDoubted: ({ context }) => context.isDoubted,
    isKnown: ({ context }) => context.submission !== null,
    isPriceAsked: ({ context }) => context.refusal?.code === 'priceChanged',
  },
  actions: {
    keepSubmission: assign((_, { submission }: { submission: Submission }) => ({ submission, key: submission.key })),
    keepKey: assign((_, params: { key: string }) => ({ key: params.key, submission: null, notice: null })),
    keepRefusal: assign({ refusal: (_, params: SubmitOrderOutcome) => submitRefusalOf(params) }),
    keepOrderNo: assign({
      orderNo: (_, params: SubmitOrderOutcome | FindOrderOutcome) => outcomeOrderNo(params),
    }),
    acceptPrice: assign({ submission: ({ context }) => repriceSubmission(context.submission, context.refusal) }),
    dropRefusal: assign({ refusal: null }),
    say: assign({ notice: (_, params: { notice: SubmitNotice }) => params.notice }),
    clearNotice: assign({ notice: null }),
    doubt: assign({ isDoubted: true }),
    /** One key makes one order: a definite answer also settles all earlier attempts. */
    dropDoubt: assign({ isDoubted: false }),
    reportPending: sendParent((_, { isPending }: { isPending: boolean }): SubmitReport => {
      return { type: 'submit.pending', isPending };
    }),
    reportReleased: sendParent(({ context: { refusal } }): SubmitReport => {
      return { type: 'submit.released', refusal };
    }),
    reportPlaced: sendParent(({ context: { orderNo } }): SubmitReport => {
      return { type: 'order.placed', orderNo };
    }),
  },
});

/** One key makes one order, whatever happens to the connection. */
export const orderSubmitMachine = chart.createMachine({
  id: 'orderSubmit',
  description: PICTURES && '提交订单：同一提交编号只成一单；结果不明时先查询，或用同一编号重试',
  context: { key: '', submission: null, refusal: null, notice: null, orderNo: '', isDoubted: false },
  initial: 'editing',
  states: {
    editing: {
      description: PICTURES && '填写中',
      on: {
        'order.submit': { target: 'identifying', actions: { type: 'keepSubmission', params: ({ event }) => event } },
        'order.doubt': { target: 'unknown', actions: { type: 'keepKey', params: ({ event }) => event } },
      },
    },
    identifying: {
      description: PICTURES && '需登录；登录后自动继续提交',
      tags: 'busy',
      entry: [
        'clearNotice',
        'dropRefusal',
        { type: 'reportPending', params: ({ context }) => ({ isPending: context.isDoubted }) },
      ],
      invoke: {
        id: 'findPerson',
        src: 'findPerson',
        onDone: [
          { guard: { type: 'isFound', params: ({ event }) => event.output }, target: 'submitting' },
          { guard: 'isDoubted', target: 'unknown' },
          { target: 'editing', actions: 'reportReleased' },
        ],
        onError: [
          { guard: 'isDoubted', target: 'unknown' },
          { target: 'editing', actions: 'reportReleased' },
        ],
      },
    },
    submitting: {
      description: PICTURES && '提交中',
      tags: 'busy',
      entry: ['dropRefusal', { type: 'reportPending', params: { isPending: true } }],
      invoke: {
        id: 'submitOrder',
        src: 'submitOrder',
        input: ({ context }) => ({ submission: context.submission }),
        onDone: [
          {
            guard: { type: 'isPlaced', params: ({ event }) => event.output },
            target: 'done',
            actions: [{ type: 'keepOrderNo', params: ({ event }) => event.output }, 'reportPlaced'],
          },
          { guard: { type: 'isAnonymous', params: ({ event }) => event.output }, target: 'identifying' },
          {
            guard: { type: 'isUnagreed', params: ({ event }) => event.output },
            target: 'agreeing',
            actions: { type: 'keepRefusal', params: ({ event }) => event.output },
          },
          { guard: { type: 'isUnknown', params: ({ event }) => event.output }, target: 'unknown' },
          {
            guard: { type: 'isAskedAbout', params: ({ event }) => event.output },
            target: 'refused',
            actions: { type: 'keepRefusal', params: ({ event }) => event.output },
          },
          {
            target: 'editing',
            actions: ['dropDoubt', { type: 'keepRefusal', params: ({ event }) => event.output }, 'reportReleased'],
          },
        ],
        onError: 'unknown',
      },
    },
    agreeing: {
      description: PICTURES && '协议有新版，先问下单人是否同意；同意后自动继续提交，所填都在',
      tags: 'busy',
      entry: ['dropDoubt', { type: 'reportPending', params: { isPending: false } }],
      invoke: {
        id: 'askAgreement',
        src: 'askAgreement',
        onDone: [{ guard: { type: 'isAgreed', params: ({ event }) => event.output }, target: 'submitting' }, 'refused'],
        onError: 'refused',
      },
    },
    unknown: {
      description: PICTURES && '结果不明：可能已成单，也可能没有',
      tags: 'unknown',
      entry: 'doubt',
      on: {
        'outcome.query': 'querying',
        'submit.retry': { guard: 'isKnown', target: 'identifying' },
      },
    },
    querying: {
      description: PICTURES && '按提交编号查询结果',
      tags: ['unknown', 'busy'],
      entry: 'clearNotice',
      invoke: {
        id: 'findOrder',
        src: 'findOrder',
        input: ({ context }) => ({ key: context.key }),
        onDone: [
          {
            guard: { type: 'isThere', params: ({ event }) => event.output },
            target: 'done',
            actions: [{ type: 'keepOrderNo', params: ({ event }) => event.output }, 'reportPlaced'],
          },
          {
            guard: { type: 'isAbsent', params: ({ event }) => event.output },
            target: 'editing',
            actions: ['dropDoubt', { type: 'say', params: { notice: 'absent' } }, 'reportReleased'],
          },
          { target: 'unknown', actions: { type: 'say', params: { notice: 'stillUnknown' } } },
        ],
        onError: { target: 'unknown', actions: { type: 'say', params: { notice: 'stillUnknown' } } },
      },
    },
    refused: {
      description: PICTURES && '服务器没有接受，说明原因',
      tags: 'refused',
      entry: ['dropDoubt', { type: 'reportPending', params: { isPending: false } }],
      on: {
        'price.accept': { guard: 'isPriceAsked', target: 'submitting', actions: 'acceptPrice' },
        'refusal.dismiss': { target: 'editing', actions: 'reportReleased' },
      },
    },
    done: { description: PICTURES && '下单成功', tags: 'done' },
  },
});

export type OrderSubmitActor = ActorRefFrom<typeof orderSubmitMachine>;
export type OrderSubmitSnapshot = SnapshotFrom<typeof orderSubmitMachine>;
